import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { Heights } from '../../engine/entry'
import { KeptPlace, media, pageFrame } from '../../ui'
import { useInView } from '../../ui/hooks/useInView'
import { useIdleTurn } from '../../ui/hooks/useIdleTurn'

/** CSS pixels before a lane is seen from which it asks for what it shows: it stands there when it is reached. */
const margin = 500

interface LanePlaceProps {
  readonly heights: Heights
  /** What stands in the place until then, where something of the lane is known. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** A section of home, as wide as the page. Its place is kept until it comes near; without anything in it, it takes none. */
export function LanePlace({ heights, waiting = <KeptPlace heights={heights} />, children }: LanePlaceProps) {
  const box = useRef<HTMLElement>(null)
  const isNear = useInView(box, margin)
  const isTurn = useIdleTurn(isNear)
  return (
    <Place ref={box} $heights={heights} data-far={isNear ? undefined : true}>
      {isTurn ? children : waiting}
    </Place>
  )
}

const Place = styled.section<{ $heights: Heights }>`
  ${pageFrame}
  min-block-size: ${({ $heights: [phone] }) => phone}px;

  @media ${media.tabletUp} {
    min-block-size: ${({ $heights: [, wide] }) => wide}px;
  }
  &:empty {
    display: none;
  }
`
