import type { BootData } from '../../engine/boot'
import { type DrawFirstView, type FirstView, type FirstViewInput, isTooMany } from '../../engine/firstView'
import type { LoadedBrand } from '../brands/loadedBrand'
import { LRUCache } from 'lru-cache'
import { inTime } from '../inTime'
import { numberObjects } from './objectNumbers'

export interface FirstViewsOptions {
  readonly draw: DrawFirstView
  readonly trouble: (topic: string, line: string) => void
  /** Views kept at once. */
  readonly most?: number
  /** Bytes that they take together: a view has about 250 kB, one of thousands of banners far more. */
  readonly mostBytes?: number
  /** Milliseconds that a page waits for its view; one that takes longer is drawn all the same, for the next visitor. */
  readonly patienceMs?: number
  readonly now?: () => number
}

export interface WantedView extends Omit<FirstViewInput, 'texts'> {
  readonly loaded: LoadedBrand
}

export interface FirstViews {
  /** Undefined where it could not be drawn, or not soon enough: the browser does it then. */
  readonly get: (wanted: WantedView) => Promise<FirstView | undefined>
}

interface Kept {
  readonly seen: Seen
  /** By `now`: what is drawn by the clock is drawn anew after a while. */
  readonly at: number
  readonly view: Promise<FirstView | undefined>
  /** Once it is drawn; one until then, as nothing has no size. */
  bytes: number
  /** Until when one that could not be drawn is not tried again. */
  failedUntil?: number
}

/** Until one that failed is tried again: a busy moment is over by then, and a part that throws costs a drawing now and then. */
const retryAfterMs = 15_000

/** For so long a view is shown: it says how much time is left of what ends. */
const longestMs = 10 * 60_000

/** Draws each view once for a version of its brand, a language, a theme, a page and the answers in it. */
export function createFirstViews({
  draw,
  trouble,
  most = 200,
  mostBytes = 64_000_000,
  patienceMs = 1_500,
  now = () => performance.now(),
}: FirstViewsOptions): FirstViews {
  const views = new LRUCache<string, Kept>({
    max: most,
    maxSize: mostBytes,
    // a single view over the limit is kept until another one is drawn: drawn for each visitor, it would cost far more
    sizeCalculation: ({ bytes }) => Math.min(bytes, mostBytes),
  })
  // two releases of a brand may be served side by side
  const numberOf = numberObjects()
  return {
    get: ({ loaded, ...input }) => {
      const { boot, language, themeChoice, pathname, search } = input
      const key = [numberOf(loaded), language, themeChoice, pathname, search].join(' ')
      const known = views.get(key)
      const isFresh = known && now() - known.at < longestMs && now() < (known.failedUntil ?? Infinity)
      if (isFresh && isSame(known.seen, boot)) return inTime(known.view, patienceMs, undefined)
      const drawing = draw({ ...input, texts: loaded.texts.get(language) ?? {} })
      const kept: Kept = {
        at: now(),
        seen: { answers: boot.answers, closed: boot.closed },
        bytes: 1,
        view: drawing.then(
          (view) => {
            // others, or newer answers, may have taken its place while it was drawn
            if (views.peek(key) === kept) {
              views.delete(key)
              views.set(key, Object.assign(kept, { bytes: bytesOf(view) }))
            }
            return view
          },
          (error: unknown) => {
            // it was not its turn: it holds no place of one that was drawn, and may try again at once
            if (isTooMany(error)) {
              if (views.peek(key) === kept) views.delete(key)
              trouble('views that wait', `${loaded.id}: ${pathname}${search} is drawn by its browser: too many wait`)
              return undefined
            }
            const cause = error instanceof Error ? (error.cause ?? error) : error
            const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
            kept.failedUntil = now() + retryAfterMs
            trouble(
              'first view',
              `${loaded.id}: ${pathname}${search} could not be drawn at the edge; browsers draw it: ${reason}`,
            )
            return undefined
          },
        ),
      }
      views.set(key, kept)
      return inTime(kept.view, patienceMs, undefined)
    },
  }
}

/** Texts take two bytes a character as soon as one of theirs is not Latin. */
const bytesOf = ({ html, dialogs, styles, script }: FirstView): number =>
  2 * (html.length + dialogs.length + styles.length + script.length)

/** What a view is drawn from besides what is always the same in a version of its brand. */
type Seen = Pick<BootData, 'answers'> & { readonly closed: BootData['closed'] | undefined }

/** Answers are kept by the edge as they came, so that the same ones are the same objects. */
function isSame(a: Seen, b: Pick<BootData, 'answers' | 'closed'>): boolean {
  const ids = Object.keys(a.answers)
  return (
    ids.length === Object.keys(b.answers).length &&
    ids.every((id) => a.answers[id] === b.answers[id]) &&
    a.closed?.start === b.closed?.start &&
    a.closed?.end === b.closed?.end
  )
}
