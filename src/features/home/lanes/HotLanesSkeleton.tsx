import { useAtomValue } from '../../../state/atoms'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { GameCardSkeleton, gameLaneWidths, Skeleton } from '../../../ui'
import { Lanes } from './lane.styles'

/** Three lanes of the final size. */
export function HotLanesSkeleton() {
  const { card } = useAtomValue(brandAtom).layout
  return (
    <Lanes aria-hidden="true">
      {Array.from({ length: 3 }, (_, lane) => (
        <div key={lane}>
          <Head>
            <Skeleton width={140} height={24} />
          </Head>
          <Row style={{ gridAutoColumns: gameLaneWidths[card] }}>
            {Array.from({ length: 9 }, (_, index) => (
              <GameCardSkeleton key={index} variant={card} />
            ))}
          </Row>
        </div>
      ))}
    </Lanes>
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
