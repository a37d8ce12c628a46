import { flushSync } from 'react-dom'
import { atom } from '../../state/atoms'
import { media } from '../../ui'

/** The `id` and transition name of the picture that grows into the game's: one element of a page at a time carries it. */
export const morphName = 'game-cover'

/** Milliseconds that a press may wait for the next page's code; after that the pages change without the picture. */
const longestWait = 200
const step = 20

/** A press of a card. */
export interface Press {
  readonly currentTarget: Element
}

/** A picture that was pressed, and its address: it stays in sight while the game starts. */
export interface Cover {
  /** Null where it has not come. */
  readonly picture: HTMLElement | null
  readonly address: string
}

/** The picture of the card that was pressed; undefined where the game has none. */
export function pressedCover(press: Press | undefined, address: string): Cover | undefined {
  if (address === '') return undefined
  const place = press?.currentTarget.querySelector<HTMLElement>('.picture')
  return { picture: place?.querySelector('img') ? place : null, address }
}

/** The address of the cover that was pressed last, and the game's page that it led to. */
export const startingCoverAtom = atom<{ readonly to: string; readonly address: string } | undefined>(undefined)

let isChanging = false

/**
 * Makes a change of the page, a navigation, in which a picture of this page becomes the one that the next page draws under
 * `morphName`; at once where the browser cannot, or where motion is reduced. What is pressed while the pages change is
 * not heard: one page has been chosen.
 */
export function withMorph(picture: HTMLElement | null | undefined, change: () => void): void {
  if (isChanging) return
  if (!picture || !('startViewTransition' in document) || matchMedia(media.reducedMotion).matches) {
    change()
    return
  }
  isChanging = true
  picture.style.viewTransitionName = morphName
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    flushSync(change)
    for (let waited = 0; waited < longestWait && document.getElementById(morphName) === null; waited += step)
      await new Promise((resolve) => setTimeout(resolve, step))
  })
  // a view transition may be skipped, as in a hidden tab: the page has changed all the same
  transition.ready.catch(() => undefined)
  transition.updateCallbackDone.finally(() => (isChanging = false)).catch(() => undefined)
}
