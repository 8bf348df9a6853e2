/**
 * Runs in the page: tries to focus every link and button of the hidden screens. Returns the number of these controls,
 * and the number that took the focus.
 */
export const focusHidden = (): { tried: number; focused: number } => {
  const controls = [...document.querySelectorAll<HTMLElement>('main > [hidden] :is(a,button)')]
  const focused = controls.filter((control) => {
    control.focus()
    return document.activeElement === control
  })
  return { tried: controls.length, focused: focused.length }
}
