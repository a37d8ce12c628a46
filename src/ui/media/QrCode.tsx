import { Suspense, use } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import { qrPath } from './qrPath'

export interface QrCodeProps {
  readonly value: string
  /** Side in CSS pixels (spec §9: 148 in the header). */
  readonly size?: number | undefined
  readonly label: string
}

/** Dark on white in every theme: cameras read it so. The encoder is loaded with the first code. */
export function QrCode({ value, size = 148, label }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={size} height={size} radius="var(--radius-m)" />}>
      <Drawing value={value} size={size} label={label} />
    </Suspense>
  )
}

function Drawing({ value, size, label }: Required<QrCodeProps> & { readonly size: number }) {
  const drawing = use(qrPath(value))
  if (drawing === undefined) return <Skeleton width={size} height={size} radius="var(--radius-m)" />
  const { side, path } = drawing
  return (
    <Svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </Svg>
  )
}

const Svg = styled.svg`
  display: block;
  border-radius: min(var(--radius-m), 10px);
  background-color: white;
`
