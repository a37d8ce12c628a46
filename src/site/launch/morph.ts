import { flushSync } from 'react-dom'
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
  readonly picture: HTMLElement | null
  readonly address: string
}

/** The picture of the card that was pressed; undefined where the game has none. */
export const pressedCover = (press: Press | undefined, address: string): Cover | undefined =>
  address === '' ? undefined : { picture: press?.currentTarget.querySelector('img')?.parentElement ?? null, address }

/**
 * Makes a change of the page, a navigation, in which a picture of this page becomes the one that the next page draws under
 * `morphName`; at once where the browser cannot, or where motion is reduced.
 */
export function withMorph(picture: HTMLElement | null | undefined, change: () => void): void {
  if (!picture || !('startViewTransition' in document) || matchMedia(media.reducedMotion).matches) {
    change()
    return
  }
  picture.style.viewTransitionName = morphName
  document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    flushSync(change)
    for (let waited = 0; waited < longestWait && document.getElementById(morphName) === null; waited += step)
      await new Promise((resolve) => setTimeout(resolve, step))
  })
}
