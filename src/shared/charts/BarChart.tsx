import { useState } from 'react'
import { Drawing } from './chart.styles'
import { type ChartProps, sideOf } from './chartPoint'
import { placeAt, textSize, valueScale } from './frame'
import { useBox } from './useBox'

/** Of names, bars and figures on one line, and of bars below their names where there is no room for that. */
const rows = { line: 2.4, two: 3.8 }
/** In type sizes: narrower than this a name and a figure leave a bar no room. */
const roomy = 46

/** Values by name, each a bar from zero along the line of reading: gains onwards, losses backwards. */
export default function BarChart({ points, label, dir, onPoint }: ChartProps) {
  const [ref, { inlineSize: whole, em }] = useBox()
  const [active, setActive] = useState<number>()
  const values = points.map(({ value }) => Number(value))
  const inLine = whole > em * roomy
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => textSize(text, em))) + em * 1.5
  const start = inLine ? widest(points.map((point) => point.label)) : 0
  const end = inLine ? whole - widest(points.map(({ figure }) => figure)) : whole
  const scale = valueScale(values, 4).range([start, end])
  const place = placeAt(dir, whole)
  const row = em * (inLine ? rows.line : rows.two)
  const point = (at: number | undefined) => {
    setActive(at)
    onPoint(at)
  }
  return (
    <Drawing
      ref={ref}
      height={row * points.length}
      role="img"
      aria-label={label}
      onPointerLeave={() => point(undefined)}
    >
      {whole === 0
        ? null
        : points.map(({ id, label: name, figure }, at) => {
            const value = values[at] ?? 0
            const [from, to] = [scale(Math.min(0, value)), scale(Math.max(0, value))]
            const size = Math.max(1, to - from)
            const top = at * row
            const [words, bar] = inLine ? [top + row / 2, top + row / 2] : [top + em * 0.95, top + em * 2.35]
            return (
              <g key={id} onPointerEnter={() => point(at)} onPointerDown={() => point(at)}>
                <rect className="target" data-active={at === active} x={0} y={top} width={whole} height={row} />
                <text x={place(0)} y={words} textAnchor="start">
                  {name}
                </text>
                <text className="value" x={place(whole)} y={words} textAnchor="end">
                  {figure}
                </text>
                <rect
                  className={`bar ${sideOf(value)}`}
                  data-from={value > 0 === (dir === 'ltr') ? 'left' : 'right'}
                  x={place(from, size)}
                  y={bar - em * 0.5}
                  width={size}
                  height={em}
                  rx={3}
                />
                <line
                  className="zero"
                  x1={place(scale(0))}
                  x2={place(scale(0))}
                  y1={bar - em * 0.8}
                  y2={bar + em * 0.8}
                />
              </g>
            )
          })}
    </Drawing>
  )
}
