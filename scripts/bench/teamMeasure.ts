import { at } from './hallMeasure'

/** What every page of the agent centre answers within, for a team of 100,000. */
const ceiling = 200

/** Milliseconds of one question, asked again and again, beside the ceiling of a page. */
export function measure(name: string, ask: () => number) {
  for (let warm = 0; warm < 2; warm += 1) ask()
  const times = Array.from({ length: 11 }, () => {
    const start = performance.now()
    ask()
    return performance.now() - start
  })
  const round = (value: number) => Math.round(value * 10) / 10
  const [median, p95] = [round(at(times, 0.5)), round(at(times, 0.95))]
  return { what: name, rows: ask(), median, p95, ceiling, within: p95 <= ceiling ? 'yes' : 'NO' }
}
