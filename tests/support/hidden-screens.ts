/**
 * Tries to focus every link and button of the screens that stay in the page while another is open, inside any engine's
 * page. Counts those that were tried, and those that took the focus.
 */
export const focusHidden = (): { tried: number; focused: number } => {
  const controls = [...document.querySelectorAll<HTMLElement>('main > [hidden] :is(a,button)')]
  const focused = controls.filter((control) => {
    control.focus()
    return document.activeElement === control
  })
  return { tried: controls.length, focused: focused.length }
}
