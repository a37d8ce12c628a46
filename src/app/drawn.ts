import { drawnAttribute } from '../ui/breakpoints'

/** On a row that has room for all of it, as one is drawn where nothing can be measured (layout/mega/useRowRoom.ts). */
export const fitsAttribute = 'data-fits'

/** A press that nothing could answer yet. */
export interface EarlyPress {
  readonly button: HTMLElement
  /** By `performance.now()`. */
  readonly at: number
  /** How far the page was scrolled. */
  readonly top: number
}

/** On a dialog that the page's script opens before the app is there (edge/openEarlyDialog.ts). */
export const earlyAttribute = 'data-early'

export interface EarlyDialog extends HTMLDialogElement {
  /** The button of the page that it was opened by, or the one in whose place it opened. */
  readonly opener: HTMLElement
  /** What a press in it has opened in its place. */
  readonly next?: EarlyDialog
  /** The button in it that was pressed last, which needs the app; nothing was typed since. */
  readonly pressed?: HTMLElement
  /** What in it had the focus last. */
  readonly focused?: EventTarget
  /** Enter was pressed in its field, which stands in no form; nothing was typed since. */
  readonly entered?: boolean
  /** The last event of what is typed. */
  readonly typed?: Event
}

/** What a dialog that stands for the app's needs of the page that is being taken over (takeOver.ts). */
export interface PageInTakeOver {
  readonly root: HTMLElement
  /** The button in one part that is the same as one in another. */
  readonly sameIn: (within: HTMLElement, button: HTMLElement) => HTMLElement | undefined
  /** Presses a button of the page, if what it opens is ready and React has taken it over; else React is told to begin with it. */
  readonly press: (button: HTMLElement) => void
}

/** #root as the page's script left it (edge/readyScript.ts). */
export interface DrawnRoot extends HTMLElement {
  /** Hears presses on what the app has not taken over yet. */
  keepPress?: (event: Event) => void
  /** The last one, unless something else was pressed since. */
  pressed?: EarlyPress
  /** The dialog that stands for the app's, until the app sees to it. */
  early?: EarlyDialog
  /** Has the app see to one that was opened. */
  opened?: () => void
}

/**
 * Milliseconds after which a press is given up. Whoever has waited longer reads something else by then, and a dialog over it
 * would come from nowhere. A form that was filled in is sent however late: that surprises nobody.
 */
export const patienceOfPress = 4_000

/** What the page's script hears in #root; keys it hears wherever they are pressed. */
export const earlyEvents = ['click', 'submit'] as const

/** The edge has drawn this page for this visitor: React takes it over instead of drawing it again. */
export const isDrawn = (root: HTMLElement): boolean => root.hasAttribute(drawnAttribute)

/** Nothing is kept of it, and it looks as before. */
export function dropPress(root: DrawnRoot): void {
  root.pressed?.button.style.removeProperty('opacity')
  root.pressed?.button.removeAttribute('aria-busy')
  delete root.pressed
}

/** Presses are the browser's again. */
export function letPressesGo(root: DrawnRoot): void {
  const { keepPress } = root
  if (keepPress) {
    for (const type of earlyEvents) root.removeEventListener(type, keepPress, true)
    document.removeEventListener('keydown', keepPress, true)
  }
  delete root.keepPress
  dropPress(root)
  root.early?.close()
  delete root.early
}
