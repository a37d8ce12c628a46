import styled from 'styled-components'
import { SlotItems, useSlot } from '../../site/Slot'
import { media } from '../../ui'

/** The bar over the games, at the end of the line of the title, in a place that is kept while what stands in it loads. */
export function GameBarPlace() {
  return useSlot('game.bar').length === 0 ? null : (
    <Place>
      <SlotItems slot="game.bar" />
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  min-inline-size: 0;
  min-block-size: 44px;

  /* a line of its own from the start: as wide as what stands in it, it would come to one while that loads */
  @media ${media.phone} {
    inline-size: calc(100vw - 2 * var(--gutter));
  }
`
