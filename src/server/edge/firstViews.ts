import type { BootData } from '../../engine/boot'
import { type DrawFirstView, type FirstView, type FirstViewInput, isTooMany } from '../../engine/firstView'
import type { LoadedBrand } from '../brands/loadedBrand'
import { createNumbering } from './numbering'

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
  /** Once it is drawn. */
  bytes: number
  /** Until when one that could not be drawn is not tried again. */
  failedUntil?: number
}

/** Milliseconds: what a busy moment did is over then, and what a part throws costs no more than a drawing now and then. */
const rest = 15_000

/** Milliseconds for which a view is shown: how long something still lasts is told in it. */
const longest = 10 * 60_000

/** Draws each view once for a version of its brand, a language, a theme, a page and the answers in it. */
export function createFirstViews({
  draw,
  trouble,
  most = 200,
  mostBytes = 64_000_000,
  patienceMs = 1_500,
  now = () => performance.now(),
}: FirstViewsOptions): FirstViews {
  // the most recently used stand last
  const views = new Map<string, Kept>()
  let bytes = 0
  const take = (key: string): Kept | undefined => {
    const kept = views.get(key)
    views.delete(key)
    bytes -= kept?.bytes ?? 0
    return kept
  }
  const put = (key: string, kept: Kept): void => {
    views.set(key, kept)
    bytes += kept.bytes
    // A single view over the limit is kept until another one is added: drawn for each visitor, it would cost far more.
    for (const oldest of views.keys()) {
      if (views.size === 1 || (views.size <= most && bytes <= mostBytes)) return
      take(oldest)
    }
  }
  // two releases of a brand may be served side by side
  const numberOf = createNumbering()
  const within = (view: Kept['view']): Kept['view'] => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs)
    })
    return Promise.race([view, late]).finally(() => clearTimeout(timer))
  }
  return {
    get: ({ loaded, ...input }) => {
      const { boot, language, themeChoice, pathname, search } = input
      const key = [numberOf(loaded), language, themeChoice, pathname, search].join(' ')
      const known = take(key)
      if (known && isSame(known.seen, boot) && now() - known.at < longest && now() < (known.failedUntil ?? Infinity)) {
        put(key, known)
        return within(known.view)
      }
      const drawing = draw({ ...input, texts: loaded.texts.get(language) ?? {} })
      const kept: Kept = {
        at: now(),
        seen: { answers: boot.answers, closed: boot.closed },
        bytes: 0,
        view: drawing.then(
          (view) => {
            // others, or newer answers, may have taken its place while it was drawn
            if (views.get(key) === kept) {
              take(key)
              kept.bytes = bytesOf(view)
              put(key, kept)
            }
            return view
          },
          (error: unknown) => {
            // it was not its turn: it holds no place of one that was drawn, and may try again at once
            if (isTooMany(error)) {
              if (views.get(key) === kept) take(key)
              trouble('views that wait', `${loaded.id}: ${pathname}${search} is drawn by its browser: too many wait`)
              return undefined
            }
            const cause = error instanceof Error ? (error.cause ?? error) : error
            const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
            kept.failedUntil = now() + rest
            trouble(
              'first view',
              `${loaded.id}: ${pathname}${search} could not be drawn at the edge; browsers draw it: ${reason}`,
            )
            return undefined
          },
        ),
      }
      put(key, kept)
      return within(kept.view)
    },
  }
}

/** Texts take two bytes a character as soon as one of theirs is not Latin. */
const bytesOf = ({ html, styles, script }: FirstView): number => 2 * (html.length + styles.length + script.length)

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
