/**
 * Runs steps beside each other on so many processors, and answers what came of each in their own order. Steps start in
 * the order of the list; one that does not fit yet holds back those behind it, so that none is passed over for ever.
 *
 * A step is `{ name, cores?, after? }`: `cores` are the processors that it fills (one, where it does not say; none,
 * where it mostly waits; never more than there are), `after` names a step that must have ended before. That step must stand before it in the list,
 * or be left out altogether.
 *
 * @template {{ name: string, cores?: number, after?: string }} Step
 * @template Result
 * @param {readonly Step[]} steps
 * @param {number} cores
 * @param {(step: Step, resultOf: (name: string) => Result | undefined) => Promise<Result>} run must not reject
 * @returns {Promise<Result[]>}
 */
export async function schedule(steps, cores, run) {
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  const sizeOf = (step) => Math.min(step.cores ?? 1, cores)
  const isReady = ({ after }) => after === undefined || results.has(after) || !steps.some(({ name }) => name === after)

  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((sum, step) => sum + sizeOf(step), 0)
    const next = waiting.find(isReady)
    if (next && sizeOf(next) <= free) {
      waiting.splice(waiting.indexOf(next), 1)
      const ended = run(next, (name) => results.get(name)).then((result) => {
        results.set(next.name, result)
        running.delete(next)
      })
      running.set(next, ended)
      continue
    }
    if (running.size === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`)
    await Promise.race(running.values())
  }
  return steps.map(({ name }) => results.get(name))
}
