/** Bytes of a body that are let in whatever uploads are on their way: a login and a bet are smaller. */
const small = 64 * 1024

export interface BodyPlace {
  /** Makes room for more bytes of one body; false: there is none now. */
  readonly take: (bytes: number) => boolean
  /** The body is held no more. */
  readonly leave: () => void
}

/** Room in memory for the bodies that are held at once, whoever sends them; `most` in bytes. Each body has a place of its own. */
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
