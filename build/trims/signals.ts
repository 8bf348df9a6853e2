import type { Cut } from '../trim'

/**
 * What keeps track of who reads what: here sets, of which every reader's are made anew each time that it runs,
 * instead of lists that are mended in place. Gone are batches, `peek`, `subscribe`, names, clean-ups that an effect
 * returns, the complaints about values that depend on themselves, and values that nobody watches letting go of what
 * they depend on: the stores live as long as the page.
 *
 * Of a signal `l`: value `v`, version `i`, readers `t`. Of a reader, a computed value `j` or an effect `m`: what it
 * runs `x`, the versions that it has read `s`, and whether something of that may have changed `f`; of a computed
 * value, whether it threw `e`. `h()` brings a value up to date, `N()` says that it may have changed, `c()` runs an effect,
 * `S()` begins what it reads and returns what ends that, `d()` ends the effect. `o` reads now, `h` are the effects to
 * run, `w` tells whether what was read has changed.
 */
export const signalsCuts: Cut[] = [
  {
    from: 'function t(){',
    upTo: 'function r(i)',
    put: `function t(){
      var effect=h.shift();
      if(effect)try{effect.f=0;w(effect)&&effect.c()}finally{t()}}`,
  },
  { from: 'var h=void 0', put: 'var h=[]' },
  {
    from: 'function d(i){',
    upTo: 'function E(i){',
    put: `class l{
        constructor(value){this.v=value;this.i=0;this.t=new Set}
        h(){}
        N(){this.t.forEach(function(reader){reader.N()})}
        get value(){
          this.h();
          o&&(this.t.add(o),o.s.set(this,this.i));
          if(this.e)throw this.v;
          return this.v}
        set value(value){value!==this.v&&(this.v=value,this.i++,this.N(),t())}}
      class j extends l{
        constructor(compute){super();this.x=compute;this.s=new Map;this.f=1}
        h(){
          if(this.f&&(this.f=0,!this.i||w(this))){
            var end=b(this),value,threw;
            try{value=this.x()}catch(error){value=error;threw=1}
            end();
            this.i&&value===this.v&&threw==this.e||(this.v=value,this.e=threw,this.i++)}}
        N(){this.f||(this.f=1,super.N())}}
      class m{
        constructor(run){this.x=run;this.s=new Map}
        c(){var end=this.S();try{this.x()}finally{end()}}
        S(){return b(this)}
        N(){this.f||(this.f=1,h.push(this))}
        d(){b(this)();this.f=1}}
      function y(value){return new l(value)}
      function O(compute){return new j(compute)}
      function x(run){new m(run).c()}
      function w(reader){for(var[signal,version]of reader.s)if(signal.h(),signal.i!=version)return!0}
      function b(reader){
        var outer=o;
        reader.s.forEach(function(version,signal){signal.t.delete(reader)});
        reader.s=new Map;
        o=reader;
        return function(){o=outer}}`,
  },
]
