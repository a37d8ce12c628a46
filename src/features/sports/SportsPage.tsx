import { useLocation } from 'react-router'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { Page } from '../../shared/category/category.styles'
import { GameBarPlace } from '../../shared/category/GameBarPlace'
import { messages as categoryMessages } from '../../shared/category/messages'
import { useNamedVendor } from '../../shared/category/useNamedVendor'
import { WithVendors } from '../../shared/category/WithVendors'
import { isOnAtom } from '../../site/site'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { vendorsByCategoryAtom } from '../../site/vendors'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { media, PageHeader } from '../../ui'
import { BooksOnly } from './books/BooksOnly'
import { useBooks } from '../../shared/matches/useBooks'
import { messages } from './messages'
import { MatchBoard } from './views/MatchBoard'
import { SportsSkeleton } from './views/SportsSkeleton'
import { sportsViewAt } from './views/sportsViews'

/** Sports, and below it matches in play, today's, hot ones and leagues (spec §2). */
export default withMessages([messages, categoryMessages], function SportsPage({ item }: SlotComponentProps<'page'>) {
  const { t } = useTranslation()
  const label = useLabel()
  // the brand may have named the category in the header its own way
  const named = useSlot('header.category').find((one) => one.link === undefined && one.props.path === item.props.path)
  const vendors = useAtomValue(vendorsByCategoryAtom)('SPORTS')
  const tellsMatches = useAtomValue(isOnAtom)('GAMELO3')
  return (
    <Page>
      <Head>
        <PageHeader title={label(named?.label ?? item.label)} actions={<GameBarPlace />} />
      </Head>
      <WithVendors
        isEmpty={vendors.length === 0}
        empty={{ icon: 'volleyball', title: t('games.page.empty'), text: t('games.page.emptyText') }}
        skeleton={<SportsSkeleton />}
      >
        <Sports vendors={vendors} tellsMatches={tellsMatches} />
      </WithVendors>
    </Page>
  )
})

/** Matches come soon on a phone: the line of the session, whose target is higher than its words, takes little more than those. */
const Head = styled.div`
  @media ${media.phone} {
    > header {
      gap: 0;
      margin-block-end: calc(-1 * var(--space-2));
    }
    h1 {
      line-height: 1.15;
    }
  }
`

interface Props {
  readonly vendors: readonly Vendor[]
  readonly tellsMatches: boolean
}

function Sports({ vendors, tellsMatches }: Props) {
  const view = sportsViewAt(useLocation().pathname)
  const chosen = useNamedVendor(vendors)
  const books = useBooks(vendors)
  return tellsMatches ? (
    <MatchBoard books={books} chosen={chosen} view={view} />
  ) : (
    <BooksOnly books={books} view={view} />
  )
}
