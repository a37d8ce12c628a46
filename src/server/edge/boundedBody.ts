export interface Bounds {
  /** Bytes, as they come out of any compression. */
  readonly largest: number
  /** Called once: the body came whole, the reader went away, or neither is possible any more. */
  readonly onEnd: (end: BodyEnd) => void
}

export type BodyEnd = 'whole' | 'left' | 'too large' | 'late' | 'broken'

export interface BoundedBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Ends it early: the reader gets an error. */
  readonly cut: (end: 'late') => void
}

/** Bytes read ahead of a slow reader, so that most platform connections close as soon as the platform has answered. */
const readAhead = 256 * 1024

/** A body that ends by itself, at its bounds, or by `cut`; its source is released in each case. */
export function boundBody(source: ReadableStream<Uint8Array<ArrayBuffer>>, { largest, onEnd }: Bounds): BoundedBody {
  const reader = source.getReader()
  let ended = false
  let size = 0
  let fail = (_reason: Error): void => undefined
  const end = (how: BodyEnd): boolean => {
    if (ended) return false
    ended = true
    if (how !== 'whole') reader.cancel().catch(() => undefined)
    onEnd(how)
    return true
  }
  const cut = (how: Exclude<BodyEnd, 'whole' | 'left'>): void => {
    if (end(how)) fail(new CutShort(how))
  }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => {
        fail = (reason) => controller.error(reason)
      },
      pull: async (controller) => {
        const part = await reader.read().catch(() => undefined)
        if (ended) return
        if (part === undefined) return cut('broken')
        if (part.done) {
          end('whole')
          return controller.close()
        }
        size += part.value.byteLength
        if (size > largest) return cut('too large')
        controller.enqueue(part.value)
      },
      cancel: () => void end('left'),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: readAhead }),
  )
  return { stream, cut }
}

/** What the reader of a body gets that did not come whole. */
export class CutShort extends Error {
  override readonly name = 'CutShort'
  constructor(readonly how: Exclude<BodyEnd, 'whole' | 'left'>) {
    super(`the answer was cut short: ${how}`)
    // the server that sends the answer prints what ended it, and where is known
    this.stack = this.message
  }
}
