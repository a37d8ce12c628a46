import { Skeleton } from '../../../ui'
import { PartHead } from '../views/sports.styles'
import { MatchOdds, Side, SideName } from './match.styles'
import { Group, GroupHead, Row, WhenPlace } from './row.styles'

const groups = [3, 4, 3]

/** The title of a part of the page. */
export function HeadSkeleton() {
  return (
    <PartHead aria-hidden="true">
      <Skeleton width="8rem" height="1.4em" />
    </PartHead>
  )
}

/** Leagues before they are there: the same boxes, so that nothing moves when they come. */
export function MatchesSkeleton() {
  return groups.map((rows, place) => (
    <Group key={place} aria-hidden="true">
      <GroupHead>
        <Skeleton width="11rem" height="1.1em" />
      </GroupHead>
      <ul>
        {Array.from({ length: rows }, (_, row) => (
          <RowSkeleton key={row} />
        ))}
      </ul>
    </Group>
  ))
}

function RowSkeleton() {
  return (
    <Row $sets={false}>
      <WhenPlace>
        <Skeleton width="4rem" height="1rem" />
      </WhenPlace>
      <div style={{ gridArea: 'teams' }}>
        <SideSkeleton width="60%" />
        <SideSkeleton width="45%" />
      </div>
      <MatchOdds $count={3}>
        {Array.from({ length: 3 }, (_, place) => (
          <Skeleton key={place} height={46} radius="var(--radius-m)" />
        ))}
      </MatchOdds>
    </Row>
  )
}

function SideSkeleton({ width }: { readonly width: string }) {
  return (
    <Side>
      <Skeleton width={22} height={22} radius="50%" />
      <SideName $sets={false}>
        <Skeleton width={width} height="0.9em" />
      </SideName>
    </Side>
  )
}
