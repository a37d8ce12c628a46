import { useState } from 'react'
import { Drawing } from './chart.styles'
import { type ChartProps, sideOf } from './chartPoint'
import { placeAt, valueScale } from './frame'
import { useBox } from './useBox'

const row = 3.4

/** Values by name, each a bar from zero along the line of reading: gains onwards, losses backwards. */
export default function BarChart({ points, label, dir, onPoint }: ChartProps) {
  const [ref, { inlineSize: whole, em }] = useBox()
  const [active, setActive] = useState<number>()
  const values = points.map(({ value }) => Number(value))
  const scale = valueScale(values, 4).range([0, whole])
  const place = placeAt(dir, whole)
  const point = (at: number | undefined) => {
    setActive(at)
    onPoint(at)
  }
  return (
    <Drawing
      ref={ref}
      height={em * row * points.length}
      role="img"
      aria-label={label}
      onPointerLeave={() => point(undefined)}
    >
      {whole === 0
        ? null
        : points.map(({ id, label: name, figure }, at) => {
            const value = values[at] ?? 0
            const [start, end] = [scale(Math.min(0, value)), scale(Math.max(0, value))]
            const top = at * em * row
            const size = Math.max(1, end - start)
            return (
              <g key={id} onPointerEnter={() => point(at)} onPointerDown={() => point(at)}>
                <rect className="target" data-active={at === active} x={0} y={top} width={whole} height={em * row} />
                <text x={place(0)} y={top + em * 0.95} textAnchor="start">
                  {name}
                </text>
                <text className="value" x={place(whole)} y={top + em * 0.95} textAnchor="end">
                  {figure}
                </text>
                <rect
                  className={`bar ${sideOf(value)}`}
                  data-from={value > 0 === (dir === 'ltr') ? 'left' : 'right'}
                  x={place(start, size)}
                  y={top + em * 1.9}
                  width={size}
                  height={em * 0.9}
                  rx={3}
                />
                <line
                  className="zero"
                  x1={place(scale(0))}
                  x2={place(scale(0))}
                  y1={top + em * 1.7}
                  y2={top + em * 3}
                />
              </g>
            )
          })}
    </Drawing>
  )
}
