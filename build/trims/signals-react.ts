import type { Cut } from '../trim'

/** Signals as elements, their debugger's names, rendering on a server, and `useSignals` that is closed by hand. */
const rarities: Cut[] = [
  { from: 'Object.defineProperties(n.prototype', upTo: 'function N(' },
  { from: 'var l=i.split(".")', upTo: 'function p(t)', put: 'var v=[];' },
  { from: 'var w,_,S=function(){}', upTo: 'j=Promise.prototype', put: 'var _,' },
  { from: 'if("undefined"==typeof window)r.current=x;else r.current=', put: 'r.current=' },
  { from: ',{name:t||"Component"}' },
  { from: 'if(m){', upTo: 'if(o)o()' },
  { from: 'return(r={u:n,', put: 'return{' },
  { from: ')[y]=function(){this.f()},r}', put: '}' },
  { from: 'if(void 0===n)n=0;P();', put: 'P();' },
  { from: 'if(null!=b){var n=b.u', upTo: '},f:function(){', put: 'if(null!=b)b.f();u=g(this)' },
  {
    from: 'function g(n,t){var r=t.effect.S();b=t;return h.bind(t,n,r)}function h(n,t){t();b=n}',
    put: 'function g(n){var t=n.effect.S();b=n;return function(){t();b=void 0}}',
  },
]

/** `useSyncExternalStore`, a general answer to what a number in the component's state answers here. */
const externalStore: Cut[] = [
  { from: 'if(o)o()', put: 'if(o)o(f)' },
  {
    from: 'o=n;return function(){f=f+1|0;o=void 0;c()}},getSnapshot:function(){return f}',
    put: 'o=n;n(f);return function(){o=void 0;c()}}',
  },
  {
    from: 's(i.subscribe,i.getSnapshot,i.getSnapshot);i.S();if(0===n)k($);',
    put: `var q=c(0)[1];
      a(function(){return i.subscribe(q)},[]);
      i.S();
      k($);`,
  },
  { from: 'function N(n,t){return C(n,t)}' },
  { from: 'N as useSignals', put: 'C as useSignals' },
]

export const signalsReactCuts: Cut[] = [...rarities, ...externalStore]
