import type { Cut } from '../trim'

/**
 * The hooks into every element and event that imitate React's rarer habits. Gone are: camel-case SVG attributes
 * (`strokeWidth`), numbers as pixels in `style`, `onChange` of text fields, `onFocus` and `onBlur` that bubble,
 * `defaultValue`, `select`'s value, `defaultProps`, `UNSAFE_` methods, `event.persist`, hydration, and a root's
 * `unmount`.
 */
export const compatCuts: Cut[] = [
  { from: 't.prototype.isReactComponent=!0,["componentWillMount"', upTo: 'var K=' },
  { from: 'if(!W){W=!0;', upTo: 'return n}u.vnode=' },
  { from: 'u.vnode=function(t){', upTo: 'var nn=' },
  // What its own `render` does first, Preact's does here.
  { from: 'q as render', put: 'o as render' },
]

export const clientCuts: Cut[] = [
  {
    from: ',\n\t\t// eslint-disable-next-line\n\t\tunmount',
    upTo: '\n\t};\n}\n\nexport function hydrateRoot',
  },
]
