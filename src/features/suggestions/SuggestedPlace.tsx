import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { GameLaneSkeleton, pageFrame } from '../../ui'
import { useInView } from '../../ui/hooks/useInView'
import { useIdleTurn } from '../../ui/hooks/useIdleTurn'

/** CSS pixels before a lane is seen from which its games are asked for: it stands there when it is reached. */
const margin = 500

interface SuggestedPlaceProps {
  /** The lane, drawn once it is near; undefined: not known yet. */
  readonly lane: (() => ReactNode) | undefined
}

/** Where a lane stands, or is going to. */
export function SuggestedPlace({ lane }: SuggestedPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useInView(box, margin)
  const isTurn = useIdleTurn(isNear)
  return (
    <Place ref={box} data-far={isNear ? undefined : true}>
      {lane === undefined || !isTurn ? <SuggestedSkeleton /> : lane()}
    </Place>
  )
}

/** As wide as the page, with its gutters; without anything in it, it takes no room. */
const Place = styled.div`
  ${pageFrame}

  &:empty {
    display: none;
  }
`

/** The place of a lane in the brand's cards. */
export function SuggestedSkeleton() {
  const { card } = useAtomValue(brandAtom).layout
  return <GameLaneSkeleton variant={card} />
}
