import { dayOf, type DayRange, periodOfDays, rangeProblem } from '../../lib/dayRange'
import { nextPresets, type NextPreset, type Period, periodOf, type Preset, presets } from '../../lib/periods'
import type { Parameters } from '../address/trueSearch'

/** What a list is asked for: a preset of the product, or a free range of days. */
export type PeriodChoice =
  | { readonly type: 'preset'; readonly preset: Preset | NextPreset }
  | ({ readonly type: 'range' } & DayRange)

/** Platforms tell of so many days at once. */
export const longestRange = 92

export const usualPeriod: PeriodChoice = { type: 'preset', preset: 'previous7' }

interface Readable {
  /** Whether the list knows of what is still to come. */
  readonly ahead: boolean
  readonly now: number
}

/** What an address asks for. What no control could have said is as if it were not there. */
export function readPeriod(search: URLSearchParams, { ahead, now }: Readable): PeriodChoice {
  const said = search.get('period')
  if (said === 'range') {
    const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
    return rangeProblem(range, { longest: longestRange, now }) === undefined ? { type: 'range', ...range } : usualPeriod
  }
  const preset = [...presets, ...(ahead ? nextPresets : [])].find((known) => known === said)
  return preset === undefined ? usualPeriod : { type: 'preset', preset }
}

/** The same as an address says it. */
export function periodParameters(choice: PeriodChoice): Parameters {
  if (choice.type === 'range') return { period: 'range', from: choice.from, to: choice.to }
  const isUsual = usualPeriod.type === 'preset' && choice.preset === usualPeriod.preset
  return { period: isUsual ? undefined : choice.preset, from: undefined, to: undefined }
}

export const boundsOf = (choice: PeriodChoice, now: number): Period =>
  choice.type === 'range' ? periodOfDays(choice) : periodOf(choice.preset, now)

/** The same days as a free range, where they lie behind. */
export function asRange(choice: PeriodChoice, now: number): DayRange {
  const { from, to } = boundsOf(choice, now)
  return from > now || to > now + 36 * 3_600_000
    ? { from: dayOf(now), to: dayOf(now) }
    : { from: dayOf(from), to: dayOf(to - 1) }
}
