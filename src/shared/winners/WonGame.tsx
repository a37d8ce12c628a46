import { useState } from 'react'
import styled from 'styled-components'
import type { WinnerBoard } from '../../contract/winner-board'
import { hotGamesAtom } from '../../site/platformAnswers'
import { useSlot } from '../../site/Slot'
import { imageAddressAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'
import { Icon } from '../../ui'

/**
 * The game that was won in: its cover, as the answer or the recommended games have it, else the sign of its category. The
 * hall's index may know more of them: thousands of titles are not fetched for a picture. Decoration: its name stands beside it.
 */
export function WonGame({ gameName, gameCategory, image }: WinnerBoard[number]) {
  const known = useAtomValue(hotGamesAtom).data?.list.find(({ title }) => title === gameName)
  const imageAddress = useAtomValue(imageAddressAtom)
  const [failed, setFailed] = useState<string>()
  const sign = useSlot('header.category').find(({ props }) => props.category === gameCategory)?.icon
  const cover = image ?? known?.image
  return (
    <Box aria-hidden="true">
      {cover === undefined || cover === failed ? (
        <Icon name={sign ?? 'trophy'} size={20} />
      ) : (
        <img src={imageAddress(cover)} alt="" loading="lazy" onError={() => setFailed(cover)} />
      )}
    </Box>
  )
}

/** A circle would cut the lettering of a cover. */
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-m);
  background-color: var(--skeleton);
  color: var(--text-muted);
  overflow: clip;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
