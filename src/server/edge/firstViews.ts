import type { BootData } from '../../engine/boot'
import type { DrawFirstView, FirstView, FirstViewInput } from '../../engine/firstView'
import type { LoadedBrand } from '../brands/loadedBrand'

export interface FirstViewsOptions {
  readonly draw: DrawFirstView
  readonly trouble: (topic: string, line: string) => void
  /** Views kept at once, of about 120 kB each. */
  readonly most?: number
  readonly now?: () => number
}

export interface WantedView extends Omit<FirstViewInput, 'texts'> {
  readonly loaded: LoadedBrand
}

export interface FirstViews {
  /** Undefined where it could not be drawn: the browser does it then. */
  readonly get: (wanted: WantedView) => Promise<FirstView | undefined>
}

interface Kept {
  readonly answers: BootData['answers']
  readonly view: Promise<FirstView | undefined>
  /** Until when one that could not be drawn is not tried again. */
  failedUntil?: number
}

/** Milliseconds: what a busy moment did is over then, and what a part throws costs no more than a drawing now and then. */
const rest = 15_000

/** Draws each view once for a version of its brand, a language, a theme, a page and the answers in it. */
export function createFirstViews({ draw, trouble, most = 200, now = Date.now }: FirstViewsOptions): FirstViews {
  const views = new Map<string, Kept>()
  // two releases of a brand may be served side by side
  const numbers = new WeakMap<LoadedBrand, number>()
  let last = 0
  const numberOf = (loaded: LoadedBrand): number => {
    const number = numbers.get(loaded) ?? ++last
    numbers.set(loaded, number)
    return number
  }
  return {
    get: ({ loaded, ...input }) => {
      const { boot, language, themeChoice, pathname } = input
      const key = [numberOf(loaded), language, themeChoice, pathname].join(' ')
      const known = views.get(key)
      views.delete(key)
      if (known && isSame(known.answers, boot.answers) && now() < (known.failedUntil ?? Infinity)) {
        // the most recently used stand last
        views.set(key, known)
        return known.view
      }
      const kept: Kept = {
        answers: boot.answers,
        view: draw({ ...input, texts: loaded.texts.get(language) ?? {} }).catch((error: unknown) => {
          const cause = error instanceof Error ? (error.cause ?? error) : error
          const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
          kept.failedUntil = now() + rest
          trouble('first view', `${loaded.id}: ${pathname} could not be drawn at the edge; browsers draw it: ${reason}`)
          return undefined
        }),
      }
      views.set(key, kept)
      const oldest = views.keys().next()
      if (views.size > most && !oldest.done) views.delete(oldest.value)
      return kept.view
    },
  }
}

/** Answers are kept by the edge as they came, so that the same ones are the same objects. */
function isSame(a: BootData['answers'], b: BootData['answers']): boolean {
  const ids = Object.keys(a)
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id])
}
