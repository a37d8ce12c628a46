import { useRef } from 'react'
import { brandAtom } from '../../../site/brand'
import { CategoryLane } from '../../../shared/gameLane/CategoryLane'
import { useAtomValue } from '../../../state/atoms'
import type { GameCardVariant } from '../../../ui'
import { useInView } from '../../../ui/hooks/useInView'
import { useIdleTurn } from '../../../ui/hooks/useIdleTurn'
import type { HotLane as HotLaneData } from './arrangeLanes'
import { Lane, LaneBox } from './lane.styles'

/** Further than browsers begin to draw what `content-visibility` left out, so that a lane never stands empty. */
const margin = 500
const none: readonly never[] = []

/** Cards of about 150 CSS pixels that fill a row of a large screen; the edge draws them without knowing how wide it is. */
const firstCards = 13
/** Enough for a phone and a little beyond its screen; wider rows grow by themselves. */
const fewCards = 5

interface Props {
  readonly lane: HotLaneData
  /** Instead of the card of the brand's layout. */
  readonly variant: GameCardVariant | undefined
  /** The others have their title at once and their cards when they come near. */
  readonly inFirstView: boolean
}

export function HotLane({ lane: { category, games }, variant, inFirstView }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const near = useIdleTurn(useInView(box, margin)) || inFirstView
  const { card } = useAtomValue(brandAtom).layout
  const shown = variant ?? card
  return (
    <Lane>
      <LaneBox ref={box} $variant={shown} data-waits={!near}>
        <CategoryLane
          category={category}
          games={near ? games : none}
          variant={shown}
          initial={inFirstView ? firstCards : fewCards}
        />
      </LaneBox>
    </Lane>
  )
}
