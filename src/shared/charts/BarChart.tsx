import { useState } from 'react'
import { Bar, Bars, Box } from './bars.styles'
import { type ChartProps, sideOf } from './chartPoint'
import { placeAt, valueScale } from './frame'

/** In hundredths of the line: what is not nothing is seen. */
const least = 0.4

/**
 * Values by name, each a bar from zero along the line of reading: gains onwards, losses backwards. Rows are as high as
 * their texts, and bars are parts of the line: nothing is measured.
 */
export default function BarChart({ points, label, dir, onPoint }: ChartProps) {
  const [active, setActive] = useState<number>()
  const values = points.map(({ value }) => Number(value))
  const scale = valueScale(values, 4).range([0, 100])
  const place = placeAt(dir, 100)
  const point = (at: number | undefined) => {
    setActive(at)
    onPoint(at)
  }
  return (
    <Box>
      <Bars role="img" aria-label={label} onPointerLeave={() => point(undefined)}>
        {points.map(({ id, label: name, figure }, at) => {
          const value = values[at] ?? 0
          const size = Math.max(least, Math.abs(scale(value) - scale(0)))
          const from = value < 0 ? scale(0) - size : scale(0)
          return (
            <Bar key={id} data-active={at === active} onPointerEnter={() => point(at)} onPointerDown={() => point(at)}>
              <span>{name}</span>
              <b>{figure}</b>
              <svg>
                {value === 0 ? null : (
                  <rect
                    className={sideOf(value)}
                    data-from={value > 0 === (dir === 'ltr') ? 'left' : 'right'}
                    x={`${place(from, size)}%`}
                    y="15%"
                    width={`${size}%`}
                    height="70%"
                    rx={3}
                  />
                )}
                <line x1={`${place(scale(0))}%`} x2={`${place(scale(0))}%`} y2="100%" />
              </svg>
            </Bar>
          )
        })}
      </Bars>
    </Box>
  )
}
