import type { Text } from '../language'

/** A stretch of a match on the clock of the wall, in minutes from its start. */
export interface Phase {
  readonly until: number
  /** Minutes of play before it, and at its end. A break plays none. */
  readonly played: readonly [from: number, to: number]
  /** Told where the minute does not say it. */
  readonly name?: Text
}

const text = (EN: string, CN: string, AR: string): Text => ({ EN, CN, AR })
const halfTime = text('Half-time', '中场', 'الاستراحة')
const pause = text('Break', '休息', 'استراحة')
const ordinals = [
  text('1st', '第一', 'الأول'),
  text('2nd', '第二', 'الثاني'),
  text('3rd', '第三', 'الثالث'),
  text('4th', '第四', 'الرابع'),
] as const
const named = (place: 0 | 1 | 2 | 3, EN: string, CN: string, AR: string): Text => {
  const { EN: english, CN: chinese, AR: arabic } = ordinals[place]
  return text(`${english} ${EN}`, `${chinese}${CN}`, `${AR} ${arabic}`)
}
const quarter = (place: 0 | 1 | 2 | 3) => named(place, 'quarter', '节', 'الربع')
const period = (place: 0 | 1 | 2) => named(place, 'period', '节', 'الشوط')
/** A set is feminine in Arabic. */
export const setNames: readonly [Text, Text, Text] = [
  text('1st set', '第一盘', 'المجموعة الأولى'),
  text('2nd set', '第二盘', 'المجموعة الثانية'),
  text('3rd set', '第三盘', 'المجموعة الثالثة'),
]

export const football: readonly Phase[] = [
  { until: 47, played: [0, 45] },
  { until: 62, played: [45, 45], name: halfTime },
  { until: 110, played: [45, 90] },
]

export const basketball: readonly Phase[] = [
  { until: 22, played: [0, 10], name: quarter(0) },
  { until: 24, played: [10, 10], name: pause },
  { until: 46, played: [10, 20], name: quarter(1) },
  { until: 58, played: [20, 20], name: halfTime },
  { until: 80, played: [20, 30], name: quarter(2) },
  { until: 82, played: [30, 30], name: pause },
  { until: 104, played: [30, 40], name: quarter(3) },
]

export const iceHockey: readonly Phase[] = [
  { until: 30, played: [0, 20], name: period(0) },
  { until: 45, played: [20, 20], name: pause },
  { until: 75, played: [20, 40], name: period(1) },
  { until: 90, played: [40, 40], name: pause },
  { until: 120, played: [40, 60], name: period(2) },
]

/** The phase at a minute since the start, and the minutes of play by then; undefined once all is over. */
export function phaseAt(phases: readonly Phase[], elapsed: number): { phase: Phase; played: number } | undefined {
  const place = phases.findIndex(({ until }) => elapsed < until)
  const phase = phases[place]
  if (phase === undefined) return undefined
  const begun = phases[place - 1]?.until ?? 0
  const [from, to] = phase.played
  return { phase, played: Math.min(to, from + (elapsed - begun)) }
}
