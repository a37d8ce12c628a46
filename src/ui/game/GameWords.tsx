import styled from 'styled-components'
import { clampLines, oneLine } from '../css'
import { Avatar } from '../text/Avatar'
import type { GameCardProps } from './types'

type GameWordsProps = Pick<GameCardProps, 'title' | 'markedTitle' | 'vendor' | 'vendorMark' | 'variant'>

/** Title and vendor, as each variant sets them. The place is of one height, whatever the length of the name. */
export function GameWords({ title, markedTitle = title, vendor, vendorMark, variant }: GameWordsProps) {
  if (variant === 'wide') {
    return (
      <WideLine>
        <Avatar name={vendor} src={vendorMark} size={36} />
        <WideText>
          <Title>{markedTitle}</Title>
          <Vendor>{vendor}</Vendor>
        </WideText>
      </WideLine>
    )
  }
  if (variant === 'tile') {
    return (
      <Plate>
        <PlateTitle>{markedTitle}</PlateTitle>
        <Vendor>{vendor}</Vendor>
      </Plate>
    )
  }
  return (
    <Below>
      <Title>{markedTitle}</Title>
      <Vendor>
        {vendorMark === undefined ? null : <Mark src={vendorMark} alt="" width={14} height={14} loading="lazy" />}
        {vendor}
      </Vendor>
    </Below>
  )
}

const Title = styled.span`
  display: block;
  font-weight: 500;
  line-height: 1.35;
  ${oneLine}
`

const Vendor = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-xs);
  line-height: 1.5;
  ${oneLine}
`

const Mark = styled.img`
  display: inline-block;
  inline-size: 14px;
  block-size: 14px;
  margin-inline-end: 5px;
  border-radius: 3px;
  vertical-align: -2px;
`

const Below = styled.span`
  display: block;
  padding: 10px 2px 2px;
`

const WideLine = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: 12px 6px 6px;
`

const WideText = styled.span`
  flex: 1;
  min-inline-size: 0;
`

const Plate = styled.span`
  display: block;
  padding: 7px 8px 8px;
  border-block-start: 1px solid var(--line);
  text-align: center;
`

const PlateTitle = styled.span`
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.35;
  ${clampLines(1)}
`
