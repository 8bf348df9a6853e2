/**
 * Of Preact's hooks, `useState`, `useRef` and effects; their options are in `preact.ts`. Gone are states that functions
 * make or change, renders that are left out because a state is back at its old value before they come, states and
 * effects that a component keeps until its rendering has gone well, and the wait for a painted frame before effects
 * run: `useEffect` is `useLayoutEffect`. Of a hook: `__` is its state, ref or effect, `__H` what an effect depends on,
 * `__c` what cleans up after it. `r` is the component that is being rendered, `t` its next hook.
 */
import type { Cut } from '../trim'

export const hooksCuts: Cut[] = [
  {
    from: 'function y(',
    upTo: 'function _(',
    put: `function y(){return r.__H[t++]||(r.__H[t-1]={})}
      function d(first){
        var hook=y(),component=r;
        return hook.__||(hook.__=[first,function(next){
          hook.__[0]===next||(hook.__=[next,hook.__[1]],component.setState())}])}`,
  },
  {
    from: 'function F(',
    upTo: 'function q(',
    put: `function F(effect,on){
        var hook=y(),last=hook.__H;
        last&&!on.some(function(value,index){return value!==last[index]})||(hook.__=effect,hook.__H=on,r.__h.push(hook))}
      function T(first){
        var hook=y();
        return hook.__||(hook.__={current:first})}`,
  },
  { from: 'A as useEffect', put: 'F as useEffect' },
  {
    from: 'a.__b=function',
    upTo: 'function D(',
    put: `n.__r=function(component){t=0;r=component};
      n.__c=function(hook){hook.__c&&(hook.__c(),hook.__c=0)};`,
  },
]
