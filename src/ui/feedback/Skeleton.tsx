import type { CSSProperties } from 'react'
import styled, { keyframes } from 'styled-components'

export interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly radius?: CSSProperties['borderRadius']
  /** Width over height, instead of a height. */
  readonly ratio?: number | string | undefined
}

/** Holds the place of what is on its way, in its final size. Say once near the whole that it is loading. */
export function Skeleton({ width = '100%', height = '1em', radius = 'var(--radius-s)', ratio }: SkeletonProps) {
  const size = ratio === undefined ? { blockSize: height } : { aspectRatio: ratio }
  return <Block aria-hidden="true" style={{ inlineSize: width, borderRadius: radius, ...size }} />
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Block = styled.span`
  display: block;
  max-inline-size: 100%;
  background-color: var(--skeleton);
  animation: ${breathe} 1.6s ease-in-out infinite;
`
