import { Suspense, use } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import { qrPath } from './qrPath'

export interface QrCodeProps {
  readonly value: string
  /** Side in CSS pixels (spec §9: 200, in the header 148). */
  readonly size?: number | undefined
  readonly label: string
}

/** The drawing and the white around it, in its own units (spec §9); the frame adds what cameras want to see. */
const drawing = 800
const margin = 20

/** Dark on white in every theme: cameras read it so. The encoder is loaded with the first code. */
export function QrCode({ value, size = 200, label }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={size} height={size} radius="var(--radius-m)" />}>
      <Drawing value={value} size={size} label={label} />
    </Suspense>
  )
}

function Drawing({ value, size, label }: Required<QrCodeProps> & { readonly size: number }) {
  const drawn = use(qrPath(value))
  if (drawn === undefined) return <Skeleton width={size} height={size} radius="var(--radius-m)" />
  const { side, path } = drawn
  return (
    <Svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${drawing} ${drawing}`}>
      <path
        d={path}
        fill="black"
        shapeRendering="crispEdges"
        transform={`translate(${margin} ${margin}) scale(${(drawing - 2 * margin) / side})`}
      />
    </Svg>
  )
}

const Svg = styled.svg`
  box-sizing: border-box;
  display: block;
  padding: 6px;
  border-radius: min(var(--radius-m), 10px);
  background-color: white;
`
