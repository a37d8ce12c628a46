import type { ScaleLinear } from 'd3-scale'
import { type Frame, placeAt } from './frame'

interface AxisProps {
  readonly scale: ScaleLinear<number, number>
  readonly ticks: readonly number[]
  readonly tick: (value: number) => string
  readonly frame: Frame
  readonly whole: number
  readonly dir: 'ltr' | 'rtl'
}

/** Lines across the drawing with their figures at the start of the line of reading; the one of zero is stronger. */
export function Axis({ scale, ticks, tick, frame, whole, dir }: AxisProps) {
  const place = placeAt(dir, whole)
  return (
    <g>
      {ticks.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? 'zero' : 'grid'}
            x1={place(frame.inlineStart)}
            x2={place(frame.inlineStart + frame.inlineSize)}
            y1={scale(value)}
            y2={scale(value)}
          />
          <text x={place(frame.inlineStart - 8)} y={scale(value)} textAnchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
    </g>
  )
}
