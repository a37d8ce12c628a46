/** Periods that lists are asked for (spec §9, date presets). */
export const presets = ['today', 'previous7', 'previous30'] as const
export type Preset = (typeof presets)[number]

/** Days of each, today among them. */
const daysOf: Readonly<Record<Preset, number>> = { today: 1, previous7: 7, previous30: 30 }

/** Epoch milliseconds; the end is left out. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** Whole days of the visitor's clock: a day on which clocks change has 23 or 25 hours. */
export function periodOf(preset: Preset | NextPreset, now: number): Period {
  if (isNextPreset(preset)) return { from: midnight(now, 0), to: midnight(now, daysAhead[preset]) }
  return { from: midnight(now, 1 - daysOf[preset]), to: midnight(now, 1) }
}

/** The start of a day of the visitor's clock, so many days from the one of a time. */
function midnight(time: number, days: number): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

export const readPreset = (text: string | null): Preset => presets.find((preset) => preset === text) ?? 'previous7'

/** What is still to come, today among it: lists of what has a date ahead are asked for these, too. */
export const nextPresets = ['next7', 'next30'] as const
export type NextPreset = (typeof nextPresets)[number]

const daysAhead: Readonly<Record<NextPreset, number>> = { next7: 7, next30: 30 }

export const isNextPreset = (preset: string): preset is NextPreset => Object.hasOwn(daysAhead, preset)
