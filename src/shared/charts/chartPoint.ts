/** One value of a chart. */
export interface ChartPoint {
  readonly id: string
  /** Below its column, or above its bar. */
  readonly label: string
  /** Decimal string: read as a number for the drawing alone. */
  readonly value: string
  /** The value as it is written beside its bar. */
  readonly figure: string
  /** Its name and its figure in words, read when it is pointed at. */
  readonly text: string
}

export interface ChartProps {
  readonly points: readonly ChartPoint[]
  /** What a screen reader says in place of the picture; the figures stand in a table beside it. */
  readonly label: string
  /** A figure of the axis, short. */
  readonly tick: (value: number) => string
  readonly dir: 'ltr' | 'rtl'
  /** Told which point is pointed at, by its place. */
  readonly onPoint: (place: number | undefined) => void
}

export const sideOf = (value: number): 'gain' | 'loss' | 'none' => (value > 0 ? 'gain' : value < 0 ? 'loss' : 'none')
