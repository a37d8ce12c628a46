import { type ChartProps, sideOf } from './chartPoint'
import { TimeFrame } from './TimeFrame'

/** Values over time, each from zero: gains upwards, losses downwards. */
export default function ColumnChart(props: ChartProps) {
  return (
    <TimeFrame {...props}>
      {({ scale, steps }) =>
        props.points.map(({ id, value }, at) => {
          const { x, size } = steps[at] ?? { x: 0, size: 0 }
          const amount = Number(value)
          const [top, bottom] = [scale(Math.max(0, amount)), scale(Math.min(0, amount))]
          const side = sideOf(amount)
          const inset = Math.max(1, Math.min(size * 0.18, (size - 4) / 2))
          return side === 'none' ? null : (
            <rect
              key={id}
              className={`column ${side}`}
              x={x + inset}
              y={top}
              width={Math.max(1, size - inset * 2)}
              height={Math.max(1, bottom - top)}
              rx={Math.min(3, size / 6)}
            />
          )
        })
      }
    </TimeFrame>
  )
}
