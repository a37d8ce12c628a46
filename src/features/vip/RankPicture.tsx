import styled from 'styled-components'
import type { Rank } from '../../contract/rank'
import { sessionAtom } from '../../session/session'
import { SlotItem, useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'
import { Avatar } from '../../ui'
import { RankCrest } from './RankCrest'

const size = 88

interface RankPictureProps {
  /** How near the next rank is, from 0 to 1. */
  readonly share: number
  readonly rank: Rank | undefined
}

/**
 * The member's picture with their crest, in a ring that closes as the next rank comes near. Decoration: the bar beside it
 * says how far.
 */
export function RankPicture({ share, rank }: RankPictureProps) {
  const session = useAtomValue(sessionAtom)
  const [picture] = useSlot('account.picture')
  if (session.state !== 'signed-in') return null
  const letter = <Avatar name={session.nickname ?? session.account} size={size} />
  return (
    <Ring aria-hidden="true" style={{ '--share': share }}>
      {picture ? <SlotItem slot="account.picture" item={picture} fallback={letter} failed={() => letter} /> : letter}
      {rank === undefined ? null : (
        <Crest>
          <RankCrest image={rank.image} />
        </Crest>
      )}
    </Ring>
  )
}

const Ring = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size + 20}px;
  block-size: ${size + 20}px;
  border-radius: 50%;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: conic-gradient(var(--accent-text) calc(var(--share) * 1turn), var(--surface-hover) 0);
    mask: radial-gradient(closest-side, transparent calc(100% - 6px), black calc(100% - 5px));
  }
  /* the picture of the header, larger */
  > span:first-child {
    inline-size: ${size}px !important;
    block-size: ${size}px !important;
    border-radius: 50%;
    font-size: ${size * 0.42}px !important;
  }
`

const Crest = styled.span`
  --crest: 60px;
  position: absolute;
  inset-block-end: -14px;
  inset-inline-end: -18px;
`
