export type Level = 'ok' | 'warning' | 'error'

/** One thing that was looked at. */
export interface Finding {
  readonly level: Level
  readonly text: string
  /** Places in an answer, or more that belongs to it. */
  readonly details?: readonly string[]
  /** What to do about it. */
  readonly mend?: string
  /** Of a call: its id, and how long it took. */
  readonly call?: string
  readonly milliseconds?: number
  /** Of a call: its answer is as agreed, and there is nothing more to say. */
  readonly agreed?: true
}

export interface Section {
  readonly name: string
  /** The worst of its findings. */
  readonly state: Level
  readonly findings: readonly Finding[]
}

export interface DoctorReport {
  readonly brand: string
  /** In words: which platform was asked, as which merchant. */
  readonly platform: string
  readonly sections: readonly Section[]
  /** Sections that nothing could be said about, for the platform does not answer. */
  readonly skipped: readonly string[]
  readonly milliseconds: number
}

const rank: Readonly<Record<Level, number>> = { ok: 0, warning: 1, error: 2 }

export const section = (name: string, findings: readonly Finding[]): Section => ({
  name,
  findings,
  state: findings.reduce<Level>((worst, { level }) => (rank[level] > rank[worst] ? level : worst), 'ok'),
})

export const countOf = ({ sections }: Pick<DoctorReport, 'sections'>, level: Level): number =>
  sections.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length
