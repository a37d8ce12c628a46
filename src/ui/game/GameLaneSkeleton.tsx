import styled from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import { GameCardSkeleton } from './GameCardSkeleton'
import { type GameCardVariant, gameLaneWidths } from './types'

/** The place of a Lane of game cards that is on its way, in the same size. */
export function GameLaneSkeleton({ variant }: { readonly variant: GameCardVariant }) {
  return (
    <div aria-hidden="true">
      <Head>
        <Skeleton width={140} height={24} />
      </Head>
      <Row style={{ gridAutoColumns: gameLaneWidths[variant] }}>
        {Array.from({ length: 9 }, (_, index) => (
          <GameCardSkeleton key={index} variant={variant} />
        ))}
      </Row>
    </div>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: var(--space-2);
`

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-4);
  overflow: hidden;
`
