import type { CSSProperties } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '../breakpoints'

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
  return <Block aria-hidden="true" data-skeleton style={{ inlineSize: width, borderRadius: radius, ...size }} />
}

/** The place of a row of cards that loads apart, as high as it is guessed to be on phones and on wider screens, in CSS pixels. */
export function KeptPlace({ heights: [phone, wide] }: { readonly heights: readonly [phone: number, wide: number] }) {
  return (
    <Place $phone={phone} $wide={wide}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </Place>
  )
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

const Place = styled.div<{ $phone: number; $wide: number }>`
  block-size: ${({ $phone }) => $phone}px;
  mask: linear-gradient(90deg, #000 95%, #0000 0) 0 / 316px;

  @media ${media.tabletUp} {
    block-size: ${({ $wide }) => $wide}px;
  }
`
