import { byName } from './orders'

/** Milliseconds of sorting before the page may breathe: half a frame. */
const slice = 8

/** Sorts by name between frames. Gives up silently once it is not wanted any more. */
export async function sortByName(
  titles: readonly string[],
  popular: Uint32Array,
  tag: string,
  isWanted: () => boolean,
): Promise<Uint32Array | undefined> {
  const steps = byName(titles, popular, new Intl.Collator(tag, { numeric: true, sensitivity: 'base' }))
  for (;;) {
    const until = performance.now() + slice
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return undefined
  }
}
