import type { Cut } from '../trim'

/** What tells a signal's watchers, and what a signal does as a value of its own: it is read by `.value` alone. */
const convenience: Cut[] = [
  { from: ';this.W=null', upTo: '}l.prototype.brand' },
  { from: 'l.prototype.brand=i;' },
  { from: 'else f(function(){var i;null==(i=t.W)||i.call(t)})' },
  { from: 'if(void 0===n)f(function(){var i;null==(i=t.Z)||i.call(t)})' },
  { from: 'l.prototype.subscribe=', upTo: 'Object.defineProperty(l.prototype,"value"' },
  { from: ';this.name=null==t?void 0:t.name;if(n)n.push(this)' },
  { from: 'm.prototype.dispose=', upTo: 'function x(' },
  { from: 'var n=r.d.bind(r);n[Symbol.dispose]=n;return n', put: 'return r.d.bind(r)' },
]

/**
 * The complaints about effects that end in another order than they began, and about values that depend on
 * themselves: what depends on what is written down in `src/stores/`, and not for data to change.
 */
const order: Cut[] = [
  { from: 'if(o!==this)throw new Error("Out-of-order effect");' },
  { from: 'if(s>100)throw new Error("Cycle detected");' },
  { from: 'if(1&this.f)throw new Error("Cycle detected");var i=d(this)', put: 'var i=d(this)' },
  { from: 'if(1&this.f)throw new Error("Cycle detected");this.f|=1', put: 'this.f|=1' },
]

/** Batches that take a write back: who reads the signal runs, even though its value is the old one again. */
const takenBack: Cut[] = [
  { from: '!function(){var i=c;', upTo: 'while(void 0!==h)' },
  { from: '!function(i){if(0!==v&&', upTo: 'this.v=i;this.i++;a++' },
  { from: 'this.t=void 0;this.l=0', put: 'this.t=void 0' },
]

/** Clean-up functions that an effect returns. */
const cleanUps: Cut[] = [
  { from: 'this.f&=-9;p(this);', put: 'this.f&=-9;' },
  { from: 'i.s=void 0;p(i)', put: 'i.s=void 0' },
  { from: 'var t=this.x();if("function"==typeof t)this.j=t', put: 'this.x()' },
  { from: 'this.x=i;this.j=void 0;', put: 'this.x=i;' },
]

export const signalsCuts: Cut[] = [...convenience, ...order, ...takenBack, ...cleanUps]
