import type { Cut } from '../trim'

/** Options that others may have set before or read later, and `useId`. */
const options: Cut[] = [
  { from: 'a.__h&&a.__h(r,n,f||t),f=0;' },
  { from: '!a.__s&&E(i.__H,u)&&(i.__P=!1,', put: 'E(i.__H,u)&&(' },
  { from: 'l&&l(n),' },
  { from: 'm&&m(n);' },
  { from: ',h&&h(n,t)' },
  { from: 's&&s(n);' },
]

/** Components that are drawn at once by another one's effect. */
const nested: Cut[] = [
  {
    from: 'var t=r,u=n.__c;"function"==typeof u&&(n.__c=void 0,u()),r=t',
    put: 'var u=n.__c;"function"==typeof u&&(n.__c=void 0,u())',
  },
  { from: 'var t=r;n.__c=n.__(),r=t', put: 'n.__c=n.__()' },
]

/** Renders that are left out because a state is back at its old value before they come, and functions as states. */
const sameState: Cut[] = [
  {
    from: 'if(f.t=n,!f.__c&&',
    upTo: 'function A(',
    put: `return f.__c||(
        f.__=[u,function(n){o(f.__[0],n)||(f.__=[n,f.__[1]],f.__c.setState({}))}],
        f.__c=r),
      f.__}`,
  },
  { from: 'n.__N&&(n.__=n.__N),n.u=n.__N=void 0', put: 'n.u=void 0' },
]

/** The wait for a painted frame before effects run and are cleaned up: `useEffect` is `useLayoutEffect`. */
const frames: Cut[] = [
  { from: '__:[],__h:[]', put: '__:[]' },
  { from: 'function g(){', upTo: 'a.__r=function' },
  { from: '(u==r?r.__h=[]:(i.__h.some(C),i.__h.some(D),t=0),i.__h=[],', put: '(u==r&&(r.__h=[]),' },
  { from: 't.__H.__h.length&&B(c.push(t)),' },
  { from: 'if(u.__P&&u.__c){', upTo: 'C(u)}catch(n){t=n}' },
  { from: 'var k="function"==typeof requestAnimationFrame', upTo: 'function C(' },
  { from: 'A as useEffect', put: 'F as useEffect' },
]

export const hooksCuts: Cut[] = [...options, ...nested, ...sameState, ...frames]
