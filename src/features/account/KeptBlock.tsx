import styled from 'styled-components'
import { media, Skeleton } from '../../ui'

interface KeptBlockProps {
  /** In CSS pixels: as high as it is guessed to be on phones and on wider screens. */
  readonly heights: readonly [phone: number, wide: number]
}

/** The place of one block that loads apart. */
export const KeptBlock = ({ heights: [phone, wide] }: KeptBlockProps) => (
  <Place $phone={phone} $wide={wide}>
    <Skeleton height="100%" radius="var(--radius-l)" />
  </Place>
)

const Place = styled.div<{ $phone: number; $wide: number }>`
  block-size: ${({ $phone }) => $phone}px;

  @media ${media.tabletUp} {
    block-size: ${({ $wide }) => $wide}px;
  }
`
