/** What says that the page did not start (server/edge/startTrouble.ts); gone once it has. */
const words = () => document.getElementById('marquee-trouble')

/** React draws from here on: what goes wrong in one part is said there. */
export function beginStart(): void {
  words()?.setAttribute('data-begun', '')
}

/** The page answers: nothing of a start that seemed to fail is left. */
export function endStart(): void {
  words()?.remove()
  // what a drawn dialog has, too
  for (const part of document.querySelectorAll<HTMLButtonElement>('[data-off]')) {
    part.disabled = false
    delete part.dataset['off']
  }
}
