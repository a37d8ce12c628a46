import type { Pointed } from './pageTexts'

interface Watch {
  readonly isOwn: (element: Element) => boolean
  readonly at: (element: Element) => Pointed | undefined
  /** Where Tab goes, in this order. */
  readonly elements: () => readonly Element[]
  readonly onMark: (pointed: Pointed | undefined) => void
  /** With what was chosen; undefined where nothing is to be. */
  readonly onEnd: (chosen: Pointed | undefined) => void
}

/** Presses that the page must not hear of. */
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'contextmenu'] as const

/** Takes pointer and keyboard from the page until somebody has chosen or ended it; what it returns gives them back. */
export function watchPointing({ isOwn, at, elements, onMark, onEnd }: Watch): () => void {
  const stop = new AbortController()
  const whole = { capture: true, signal: stop.signal }
  let marked: Pointed | undefined
  const mark = (pointed: Pointed | undefined) => {
    if (pointed?.element === marked?.element && pointed?.text === marked?.text) return
    marked = pointed
    onMark(pointed)
  }
  const under = ({ clientX, clientY }: MouseEvent): Pointed | undefined => {
    const element = document.elementFromPoint(clientX, clientY)
    return element && !isOwn(element) ? at(element) : undefined
  }
  const isOurs = ({ target }: Event) => target instanceof Element && isOwn(target)
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener('pointermove', (event) => isOurs(event) || mark(under(event)), whole)
  for (const name of presses)
    addEventListener(
      name,
      (event) => {
        if (isOurs(event)) return
        // preventing it would keep a finger from pushing the page
        if (name === 'pointerdown') event.stopImmediatePropagation()
        else swallow(event)
        const pointed = under(event)
        mark(pointed)
        // a control that is switched off hears no click
        if (name === 'pointerup' && pointed?.element.closest(':disabled')) onEnd(pointed)
      },
      whole,
    )
  addEventListener(
    'click',
    (event) => {
      if (isOurs(event)) return
      // Enter on a focused control clicks it, at no place
      swallow(event)
      const pointed = event.detail === 0 ? marked : under(event)
      if (pointed) onEnd(pointed)
    },
    whole,
  )
  addEventListener('keydown', (event) => byKey(event, { marked, elements, at, mark, onEnd, swallow }), whole)
  return () => stop.abort()
}

interface ByKey extends Pick<Watch, 'elements' | 'at' | 'onEnd'> {
  readonly marked: Pointed | undefined
  readonly mark: (pointed: Pointed) => void
  readonly swallow: (event: Event) => void
}

function byKey(event: KeyboardEvent, { marked, elements, at, mark, onEnd, swallow }: ByKey): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  if (key === 'Escape') {
    swallow(event)
    onEnd(undefined)
  } else if (key === 'Enter' && marked) {
    swallow(event)
    onEnd(marked)
  } else if (key === 'Tab') {
    swallow(event)
    const all = elements()
    const next = all[nextPlace(all, marked?.element, shiftKey ? -1 : 1)]
    const pointed = next && at(next)
    if (!next || !pointed) return
    next.scrollIntoView({ block: 'center', inline: 'nearest' })
    mark({ ...pointed, element: next })
  }
}

/** The one after, or before; at first, the first that is in sight. */
function nextPlace(all: readonly Element[], from: Element | undefined, by: 1 | -1): number {
  const known = from ? all.indexOf(from) : -1
  if (known >= 0) return (known + by + all.length) % all.length
  const first = all.findIndex((element) => {
    if (!from) return element.getBoundingClientRect().top >= 0
    return (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  return Math.max(first, 0)
}
