/** Bytes of a body that are let in whatever uploads are on their way: a login and a bet are smaller. */
const small = 64 * 1024

export interface BodyPlace {
  /** Makes room for more bytes of one body; false: there is none now. */
  readonly take: (bytes: number) => boolean
  /** The body is held no more. */
  readonly leave: () => void
}

/** Limits the memory of all request bodies held at once, across clients; `most` in bytes. Each body reserves its own share. */
export function createBodyRoom(most: number): () => BodyPlace {
  let held = 0
  return () => {
    let size = 0
    let counted = 0
    return {
      take: (bytes) => {
        size += bytes
        const more = Math.max(0, size - small) - counted
        if (more > 0 && held + more > most) return false
        held += more
        counted += more
        return true
      },
      leave: () => {
        held -= counted
        counted = 0
      },
    }
  }
}
