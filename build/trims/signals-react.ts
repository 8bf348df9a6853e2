import type { Cut } from '../trim'

/**
 * Gone are signals as elements, their debugger's names, rendering on a server, `useSignals` that is closed by hand, and
 * `useSyncExternalStore`, a general answer to what a component's state answers here. `b` ends what the component that
 * renders now reads: when the next one begins, when the effects run, and at the latest in the next microtask.
 */
export const signalsReactCuts: Cut[] = [
  { from: 'effect as e}', put: 'effect as e,Effect as E}' },
  { from: 'Object.defineProperties(n.prototype', upTo: 'function N(' },
  { from: 'var l=i.split(".")', upTo: 'function p(t)', put: 'var v=[];' },
  {
    from: 'var w,_,S=function(){}',
    upTo: 'function N(n,t){return C(n,t)}',
    put: `var b;
      function P(){b&&b();b=0}
      function C(){
        queueMicrotask(P);
        var ref=u(),render=c()[1],reads=ref.current||(ref.current=new E);
        reads.c=function(){render({})};
        a(function(){return function(){reads.d()}},[]);
        P();
        b=reads.S();
        a(P)}`,
  },
  { from: 'function N(n,t){return C(n,t)}' },
  { from: 'N as useSignals', put: 'C as useSignals' },
]
