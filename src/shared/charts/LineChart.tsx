import { area, line } from 'd3-shape'
import type { ChartProps } from './chartPoint'
import { TimeFrame } from './TimeFrame'

/** Values over time as a line that fills the room to zero. */
export default function LineChart(props: ChartProps) {
  const values = props.points.map(({ value }) => Number(value))
  return (
    <TimeFrame {...props}>
      {({ scale, steps, active }) => {
        const x = (at: number) => (steps[at]?.x ?? 0) + (steps[at]?.size ?? 0) / 2
        const across = (_: number, at: number) => x(at)
        const up = (value: number) => scale(value)
        const shown = active ?? (values.length > 0 ? values.length - 1 : undefined)
        return (
          <>
            <path className="area" d={area<number>().x(across).y0(scale(0)).y1(up)(values) ?? undefined} />
            <path className="line" d={line<number>().x(across).y(up)(values) ?? undefined} />
            {shown === undefined ? null : <circle className="dot" cx={x(shown)} cy={scale(values[shown] ?? 0)} r={5} />}
          </>
        )
      }}
    </TimeFrame>
  )
}
