import type { ScaleLinear } from 'd3-scale'
import { type ReactNode, useState } from 'react'
import { Axis } from './Axis'
import { Drawing } from './chart.styles'
import type { ChartProps } from './chartPoint'
import { type Frame, labelStep, placeAt, textSize, valueScale } from './frame'
import { useBox } from './useBox'

export interface Drawn {
  readonly scale: ScaleLinear<number, number>
  readonly frame: Frame
  /** Of each point, in the drawing: where its step begins and how wide it is. */
  readonly steps: readonly { readonly x: number; readonly size: number }[]
  readonly active: number | undefined
}

interface TimeFrameProps extends ChartProps {
  readonly children: (drawn: Drawn) => ReactNode
}

const ticksWanted = 4
/** In type sizes, so that a text that grows makes the drawing grow, which is measured anew then. */
const height = 17

/** What charts over time share: axis, labels, and the strip of each point that answers to a pointer. */
export function TimeFrame({ points, label, tick, dir, onPoint, children }: TimeFrameProps) {
  const [ref, { inlineSize: whole, em }] = useBox()
  const [active, setActive] = useState<number>()
  const scale = valueScale(
    points.map(({ value }) => Number(value)),
    ticksWanted,
  )
  const ticks = scale.ticks(ticksWanted)
  const inlineStart = Math.max(...ticks.map((value) => textSize(tick(value), em))) + 12
  const frame = {
    inlineStart,
    inlineSize: Math.max(0, whole - inlineStart),
    blockStart: em,
    blockSize: em * (height - 3),
  }
  scale.range([frame.blockStart + frame.blockSize, frame.blockStart])
  const place = placeAt(dir, whole)
  const size = frame.inlineSize / Math.max(1, points.length)
  const steps = points.map((_, at) => ({ x: place(frame.inlineStart + at * size, size), size }))
  const every = labelStep(
    points.length,
    Math.max(...points.map((point) => textSize(point.label, em))) + em,
    frame.inlineSize,
  )
  const point = (at: number | undefined) => {
    setActive(at)
    onPoint(at)
  }
  return (
    <Drawing ref={ref} height={`${height}em`} role="img" aria-label={label} onPointerLeave={() => point(undefined)}>
      {whole === 0 ? null : (
        <>
          {steps.map(({ x }, at) => (
            <rect
              key={points[at]?.id}
              className="target"
              data-active={at === active}
              x={x}
              y={frame.blockStart}
              width={size}
              height={frame.blockSize}
              onPointerEnter={() => point(at)}
              onPointerDown={() => point(at)}
            />
          ))}
          <Axis scale={scale} ticks={ticks} tick={tick} frame={frame} whole={whole} dir={dir} />
          <g pointerEvents="none">{children({ scale, frame, steps, active })}</g>
          {points.map(({ id, label: text }, at) =>
            (points.length - 1 - at) % every === 0 ? (
              <text
                key={id}
                x={(steps[at]?.x ?? 0) + size / 2}
                y={frame.blockStart + frame.blockSize + em * 1.2}
                textAnchor="middle"
              >
                {text}
              </text>
            ) : null,
          )}
        </>
      )}
    </Drawing>
  )
}
