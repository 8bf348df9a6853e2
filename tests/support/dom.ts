/** A page for the unit tests; import it before anything that touches the DOM. */
import { Window } from 'happy-dom'

const window = new Window({ url: 'https://camp.example/weather' })

for (const name of [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'scrollTo',
  'HTMLElement',
  'SVGElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
  'Text',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'StorageEvent',
  'CustomEvent',
  'MutationObserver',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]) {
  const value: unknown = name === 'window' ? window : Reflect.get(window, name)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value,
  })
}
