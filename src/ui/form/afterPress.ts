let isPressed = false
const waiting: (() => void)[] = []

function end(): void {
  isPressed = false
  for (const act of waiting.splice(0)) act()
}

if (typeof document !== 'undefined') {
  const listen = (type: string, hear: () => void) =>
    document.addEventListener(type, hear, { capture: true, passive: true })
  listen('mousedown', () => (isPressed = true))
  // the click comes right after the button is up; a press that is dragged away, or taken over, has none
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'visibilitychange']) listen(type, () => setTimeout(end))
}

/**
 * Acts now, or, while a mouse button or a finger is down, once that press has arrived where it began. A press takes the
 * focus from a field before it is over: an error that is shown at that moment pushes what is below it away from under the
 * pointer, and the press lands on something else.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}
