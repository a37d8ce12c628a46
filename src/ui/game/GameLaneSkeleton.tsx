import styled from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import { GameCardSkeleton } from './GameCardSkeleton'
import { type LaneSize, laneColumns } from '../media/laneColumns'
import { type GameCardVariant, gameLaneWidths } from './types'

interface GameLaneSkeletonProps {
  readonly variant: GameCardVariant
  /** By the columns of a lane with a size, instead of a width of its own. */
  readonly byColumns?: boolean
}

/** The place of a Lane of game cards that is on its way, in the same size. */
export function GameLaneSkeleton({ variant, byColumns = false }: GameLaneSkeletonProps) {
  return (
    <Box aria-hidden="true">
      <Head>
        <Skeleton width={140} height={24} />
      </Head>
      <Row
        $size={byColumns ? variant : undefined}
        style={byColumns ? undefined : { gridAutoColumns: gameLaneWidths[variant] }}
      >
        {/* as many tiles as the widest row has in sight where they have a width of their own */}
        {Array.from({ length: 8 }, (_, index) => (
          <GameCardSkeleton key={index} variant={variant} />
        ))}
      </Row>
    </Box>
  )
}

const Box = styled.div`
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: var(--space-2);
`

const Row = styled.div<{ $size: LaneSize | undefined }>`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-4);
  ${({ $size }) => ($size === undefined ? '' : laneColumns($size))}
  overflow: hidden;
`
