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
export function periodOf(preset: Preset, now: number): Period {
  const today = new Date(now)
  const midnight = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime()
  return { from: midnight(1 - daysOf[preset]), to: midnight(1) }
}

export const readPreset = (text: string | null): Preset => presets.find((preset) => preset === text) ?? 'previous7'
