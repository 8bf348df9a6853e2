/** The screens that stay in the page while another is open, seen from inside any engine's page. */

/** How many links and buttons there are in hidden screens. */
export const hiddenControls = (): number => document.querySelectorAll('main > [hidden] :is(a,button)').length

/** Whether any link or button of a hidden screen takes the focus. */
export const focusesHidden = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('main > [hidden] :is(a,button)')].some((control) => {
    control.focus()
    return document.activeElement === control
  })
