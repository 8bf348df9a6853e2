import type { Cut } from '../trim'

/** Options that others may have set before or read later, and `useId`. */
const options: Cut[] = [
  { from: 'a.__h&&a.__h(r,n,f||t),f=0;' },
  { from: '!a.__s&&E(i.__H,u)&&(i.__P=!0,', put: 'E(i.__H,u)&&(' },
  { from: '!a.__s&&E(i.__H,u)&&(i.__P=!1,', put: 'E(i.__H,u)&&(' },
  { from: 'a.__b=function', upTo: 'a.__r=function' },
  { from: 'l&&l(n),' },
  { from: 'm&&m(n);' },
  { from: ',h&&h(n,t)' },
  { from: 's&&s(n);' },
  { from: '1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', put: '1==n&&z(g)' },
]

/** Hooks in classes, and components that are drawn at once by another one's effect. */
const places: Cut[] = [
  { from: 'var c=r.shouldComponentUpdate;' },
  { from: 'if(u.__.some(function(n){n.__N', put: 'u.__.some(function(n){n.__N' },
  { from: ',c){var e=c.call', upTo: 'return!i||f', put: ';' },
  {
    from: 'var t=r,u=n.__c;"function"==typeof u&&(n.__c=void 0,u()),r=t',
    put: 'var u=n.__c;"function"==typeof u&&(n.__c=void 0,u())',
  },
  { from: 'var t=r;n.__c=n.__(),r=t', put: 'n.__c=n.__()' },
]

/** The wait of a gone component's effects for the next frame: they are cleaned up at once. */
const cleanUps: Cut[] = [
  { from: 'do{for(;n=e.shift();)try{C(n)}', upTo: 'for(;n=c.shift();)' },
  { from: '}while(e.length)' },
  { from: 'if(u.__P&&u.__c){', upTo: 'C(u)}catch(n){t=n}' },
]

/** Places without animation frames. */
const frames: Cut[] = [
  { from: 'k&&cancelAnimationFrame(t)', put: 'cancelAnimationFrame(t)' },
  { from: 'k&&(t=requestAnimationFrame(r))', put: 't=requestAnimationFrame(r)' },
]

export const hooksCuts: Cut[] = [...options, ...places, ...cleanUps, ...frames]
