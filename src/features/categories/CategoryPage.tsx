import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import type { Vendor } from '../../engine/facts'
import { CategoryFrame } from '../../shared/category/CategoryFrame'
import { CategorySkeleton } from '../../shared/category/CategorySkeleton'
import { messages } from '../../shared/category/messages'
import { useNamedVendor } from '../../shared/category/useNamedVendor'
import { VendorLobby } from '../../shared/category/VendorLobby'
import { VendorStrip } from '../../shared/category/VendorStrip'
import { FailureState } from '../../shared/failure/FailureState'
import { Bar, SearchPlace } from '../../shared/gameBar/stickyBar.styles'
import { importWithTimeout } from '../../site/importWithTimeout'
import type { SlotComponentProps } from '../../site/Slot'
import { SlotBoundary, type SlotFailure } from '../../site/SlotBoundary'
import { withMessages } from '../../site/withMessages'
import { CategoryGames } from './CategoryGames'
import { CategoryLead } from './CategoryLead'
import { GameGrid } from './GameGrid'
import { RoomSection } from './rooms/RoomSection'
import { asksIn } from './search/asksIn'
import type { Asked } from './search/Found'

// most visitors look at what stands here: the search follows the page, what it finds follows a question
const CategorySearch = lazy(() => importWithTimeout(() => import('./search/CategorySearch')))
const Found = lazy(() => importWithTimeout(() => import('./search/Found')))

/** The page of one category: its vendors, its tables where it has some, its games, and the search over all of them. */
export default withMessages(messages, function CategoryPage({ item }: SlotComponentProps<'page'>) {
  return (
    <CategoryFrame item={item} lead={CategoryLead} skeleton={<CategorySkeleton isSearched />}>
      {(category, vendors) => <Content key={category} category={category} vendors={vendors} path={item.props.path} />}
    </CategoryFrame>
  )
})

interface ContentProps {
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly path: string
}

function Content({ category, vendors, path }: ContentProps) {
  const { t } = useTranslation()
  const chosen = useNamedVendor(vendors)
  const [search] = useSearchParams()
  // not known before the search is there
  const [asked, setAsked] = useState<Asked | 'nothing'>()
  const isPlain = asked === 'nothing' || (asked === undefined && !asksIn(search))
  const failed = (failure: SlotFailure) =>
    isPlain ? null : <FailureState compact title={t('games.page.failed')} {...failure} />
  const waiting = <GameGrid games={[]} category={category} waiting={12} />
  return (
    <>
      <Bar>
        <SlotBoundary failed={failed}>
          <Suspense fallback={<SearchPlace aria-hidden="true" />}>
            <CategorySearch category={category} onAsk={setAsked} />
          </Suspense>
        </SlotBoundary>
        <VendorStrip vendors={vendors} path={path} chosen={chosen?.accountTypeName} kept={search} />
      </Bar>
      {isPlain ? (
        <>
          {chosen === undefined ? null : <VendorLobby vendor={chosen} category={category} />}
          <RoomSection category={category} vendors={vendors} chosen={chosen?.accountTypeName} />
          <CategoryGames key={chosen?.accountTypeName} category={category} vendors={vendors} chosen={chosen} />
        </>
      ) : asked === undefined ? (
        waiting
      ) : (
        <SlotBoundary failed={failed}>
          <Suspense fallback={waiting}>
            <Found asked={asked} category={category} vendors={vendors} chosen={chosen} path={path} />
          </Suspense>
        </SlotBoundary>
      )}
    </>
  )
}
