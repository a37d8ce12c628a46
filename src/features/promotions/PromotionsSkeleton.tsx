import { Skeleton } from '../../ui'
import { Body, Card, CardFacts, Foot, FootLine, Kind, Lead, Thumb, Title, Words } from './card.styles'
import { Grid, Group, LeadItem } from './promotion.styles'

const count = 7

/** The list before it is there: the cards' own places, filled with lines of their height. */
export function PromotionsSkeleton() {
  return (
    <Group aria-hidden="true">
      <Skeleton width="8em" height="var(--fs-xl)" />
      <Grid>
        {Array.from({ length: count }, (_, place) =>
          place === 0 ? (
            <LeadItem key={place}>
              <WaitingCard isLead />
            </LeadItem>
          ) : (
            <li key={place}>
              <WaitingCard />
            </li>
          ),
        )}
      </Grid>
    </Group>
  )
}

export function WaitingCard({ isLead = false }: { readonly isLead?: boolean }) {
  return (
    <Card as="div" data-lead={isLead}>
      <Body>
        <Thumb />
        <Words>
          <Kind>
            <Skeleton width="5em" />
          </Kind>
          <Skeleton width="60%" height="calc(var(--figure, var(--fs-3xl)) * 1.1)" />
          <Title as="div">
            <Skeleton width="80%" height="1lh" />
          </Title>
          <Lead as="div">
            <Skeleton width="95%" height="1lh" />
            <Skeleton width="60%" height="1lh" />
          </Lead>
          <CardFacts as="div">
            <Skeleton width="50%" height="1lh" />
            <Skeleton width="60%" height="1lh" />
          </CardFacts>
        </Words>
        <Foot>
          <FootLine>
            <Skeleton width="5em" height={22} radius="var(--radius-pill)" />
            <Skeleton width="7em" height={36} radius="var(--radius-m)" />
          </FootLine>
        </Foot>
      </Body>
    </Card>
  )
}
