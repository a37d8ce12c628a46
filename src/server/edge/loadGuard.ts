/**
 * Who is served where more come than can be. One thread answers all visitors. Left to itself it answers whatever it reads
 * at once, so that the rest waits where nobody sees it, in the kernel: a turn of Node's loop takes one new connection, and
 * everything that was read in between (seen with libuv 1.46). Ten times too many visitors waited for a minute, all of them.
 *
 * So a request that was read waits here, for as long as the thread has others before it, and its wait is known. Reading
 * goes before answering, up to a part of the time. Who has waited too long is told to come back, which costs a tenth of a
 * page; who is let in has waited for a moment, and is seen through to the end.
 */
export interface LoadGuardOptions {
  /** Runs something in the next turn, after what has come was read: `setImmediate`. */
  readonly later: (run: () => void) => void
  readonly bounds: LoadBounds
  /** Told, a turn at a time, how many were turned away. */
  readonly onShed?: (count: number) => void
  /** Milliseconds. */
  readonly now?: () => number
}

export interface LoadBounds {
  /** Milliseconds that a page may wait before it is turned away: a busy moment, or a pause for garbage, is no overload. */
  readonly calmMs: number
  /** The same once that was not enough, until nobody waits: a queue that stands only makes everybody late. */
  readonly busyMs: number
  /** So many in line are served, however long they have waited: the thread was away for a while, and they are no overload. */
  readonly few: number
  /** Pages under way at once, such as those that wait for a platform: they would come back to the thread all together. */
  readonly pages: number
}

export interface Waiting {
  /** Others wait for twice as long: a page without its files is broken, and calls are those of members in the middle of something. */
  readonly isPage: boolean
  /** `end` is called, once or more, when the answer is made. */
  readonly serve: (end: () => void) => void
  readonly refuse: () => void
}

export type LoadGuard = (request: Waiting) => void

/** `few` are the files of three first visits: a process that has just started is away for longer than the rest allows. */
export const boundsOf = (busyMs: number): LoadBounds => ({ calmMs: 3 * busyMs, busyMs, few: 100, pages: 200 })

/** Turns that do nothing but read before one answers, while each of them finds something: they are short. */
const mostReadings = 30

interface Kept extends Waiting {
  readonly since: number
}

export function createLoadGuard({
  later,
  bounds,
  onShed = () => undefined,
  now = () => performance.now(),
}: LoadGuardOptions): LoadGuard {
  const pages = createQueue()
  const others = createQueue()
  let [underWay, shed] = [0, 0]
  let isShedding = false
  let isAwake = false
  let hasRead = false
  let readings = 0

  const refuse = (queue: Queue) => {
    shed += 1
    queue.take()?.refuse()
  }
  const turnLateAway = (queue: Queue, times: number) => {
    const most = () => times * (isShedding ? bounds.busyMs : bounds.calmMs)
    for (
      let first = queue.first();
      first && queue.length() > bounds.few && now() - first.since > most();
      first = queue.first()
    ) {
      isShedding = true
      refuse(queue)
    }
  }
  const serveNext = () => {
    const [page, other] = [pages.first(), others.first()]
    if (!page || (other && other.since <= page.since)) return void others.take()?.serve(() => undefined)
    if (underWay >= bounds.pages) return void refuse(pages)
    underWay += 1
    let isUnderWay = true
    pages.take()?.serve(() => {
      if (isUnderWay) underWay -= 1
      isUnderWay = false
    })
  }
  const work = () => {
    if (hasRead && readings < mostReadings) {
      hasRead = false
      readings += 1
      return later(work)
    }
    hasRead = false
    readings = 0
    turnLateAway(others, 2)
    turnLateAway(pages, 1)
    // one in a turn: most of an answer is made when this has returned
    serveNext()
    isAwake = pages.first() !== undefined || others.first() !== undefined
    if (shed > 0) onShed(shed)
    shed = 0
    if (isAwake) later(work)
    else isShedding = false
  }
  return (request) => {
    const queue = request.isPage ? pages : others
    queue.add({ ...request, since: now() })
    hasRead = true
    if (isAwake) return
    isAwake = true
    later(work)
  }
}

interface Queue {
  readonly add: (request: Kept) => void
  readonly first: () => Kept | undefined
  readonly length: () => number
  readonly take: () => Kept | undefined
}

/** First come, first served; an array's own `shift` would move thousands for each. */
function createQueue(): Queue {
  let all: (Kept | undefined)[] = []
  let at = 0
  return {
    add: (request) => void all.push(request),
    first: () => all[at],
    length: () => all.length - at,
    take: () => {
      const request = all[at]
      if (!request) return undefined
      all[at] = undefined
      at += 1
      // not for each: what was taken is let go in one go
      if (at > 1_000 && 2 * at > all.length) [all, at] = [all.slice(at), 0]
      return request
    },
  }
}
