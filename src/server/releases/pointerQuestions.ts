import type { Pointer } from './pointer'

interface Question {
  readonly asking: Promise<Pointer | undefined>
  /** Asked for this; otherwise it is what was asked a moment ago. */
  readonly isNew: boolean
}

const everyMs = 1_000
const brandsKept = 1_000

/** Asks the store for a brand's pointer, and for none more often than once a second. */
export function createPointerQuestions(
  ask: (brand: string) => Promise<Pointer | undefined>,
  clock: () => number,
): (brand: string) => Question {
  const asked = new Map<string, { readonly at: number; readonly asking: Promise<Pointer | undefined> }>()
  return (brand) => {
    const last = asked.get(brand)
    if (last && clock() - last.at < everyMs) return { asking: last.asking, isNew: false }
    const asking = ask(brand)
    asked.delete(brand)
    asked.set(brand, { at: clock(), asking })
    for (const oldest of asked.keys()) {
      if (asked.size <= brandsKept) break
      asked.delete(oldest)
    }
    return { asking, isNew: true }
  }
}
