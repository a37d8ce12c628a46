import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { GameBarPlace } from '../../shared/category/GameBarPlace'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { brandAtom } from '../../site/brand'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { importWithTimeout } from '../../site/importWithTimeout'
import { isOnAtom } from '../../site/site'
import { SlotBoundary } from '../../site/SlotBoundary'
import { vendorsByCategoryAtom } from '../../site/vendors'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { ResultLine } from '../../shared/gameBar/bar.styles'
import { FilterBar } from './bar/FilterBar'
import { HallTabs } from './bar/HallTabs'
import { ResultCount } from './bar/ResultCount'
import { messages as barMessages } from '../../shared/gameBar/messages'
import { hallCategory } from '../../shared/catalogue/hallAtoms'
import { useHall } from '../../shared/catalogue/useHall'
import { ShownGame } from './details/ShownGame'
import { ChunkFailed } from './ChunkFailed'
import { countFilters, hallParameters } from './filters/hallQuery'
import { useHallQuery } from './filters/useHallQuery'
import { useResults } from './filters/useResults'
import { HallGrid } from './grid/HallGrid'
import { ListNotice } from '../../shared/gameBar/ListNotice'
import { Page } from './hall.styles'
import { HallSkeleton } from './HallSkeleton'
import { PageHeader, Skeleton } from '../../ui'
import { shownTabs } from './lists/hallTabs'
import { useListed } from './lists/useListed'
import { useKeptPlace } from './useKeptPlace'
import { useSlotsVendor } from './useSlotsVendor'
import { messages } from './messages'

const none: readonly string[] = []

/** Games until more are asked for: what stands below them can be reached by scrolling. */
const step = 300

/** Most visitors search or scroll, and find something: what else there is is fetched when it is first shown. */
const EmptyHall = lazy(() => importWithTimeout(() => import('./EmptyHall')))
const TakenFilters = lazy(() => importWithTimeout(() => import('./bar/TakenFilters')))
const FilterSheet = lazy(() => importWithTimeout(() => import('./bar/FilterSheet')))

/** The slots hall (spec §2, /rng): every game of the platform's list in one grid. */
export default withMessages([barMessages, messages], function HallPage({ item }: SlotComponentProps<'page'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const { hallTabs } = useAtomValue(brandAtom).games
  const isOn = useAtomValue(isOnAtom)
  const vendors = useAtomValue(vendorsByCategoryAtom)(hallCategory)
  const named = useSlot('header.category').find((one) => one.link === undefined && one.props.path === item.props.path)
  const { store, snapshot } = useHall()
  const known = useMemo(
    () => (vendors.length === 0 ? undefined : new Set(vendors.map(({ accountTypeName }) => accountTypeName))),
    [vendors],
  )
  const { query, change, showMore, setText, flush } = useHallQuery(known)
  useSlotsVendor(known === undefined ? none : query.vendors)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetAsked, setSheetAsked] = useState(false)
  if (sheetOpen && !sheetAsked) setSheetAsked(true)
  const input = useRef<HTMLInputElement>(null)

  const tabs = useMemo(() => shownTabs(hallTabs, isOn), [hallTabs, isOn])
  const tab = tabs.find(({ id }) => id === query.tab) ?? tabs[0]
  if (tab === undefined) throw new Error('the hall has no tabs')
  useTrueAddress(hallParameters({ ...query, tab: query.tab === tab.id ? tab.id : undefined }))
  const { list, games: listed } = useListed(store, snapshot, tab)
  const results = useResults(store, snapshot, tab, listed, query)
  const { games } = results
  const least = step * (1 + query.more)
  useKeptPlace(`${games.length} ${least}`)

  const selectTab = useCallback((id: string | undefined) => change({ tab: id }), [change])
  const openSheet = useCallback(() => setSheetOpen(true), [])
  const search = useCallback(() => input.current?.focus(), [])
  const { load, catalogue } = snapshot
  const isLoading = load.state === 'idle' || load.state === 'loading'
  const isWaiting = games.length === 0 && (isLoading || list.state === 'pending')

  // told of, and not one of them is there
  const isMissing = catalogue.size === 0 && (load.state === 'failed' || (load.state === 'ready' && load.missing > 0))

  return (
    <Page>
      <PageHeader title={label(named?.label ?? item.label)} actions={<GameBarPlace />} />
      <HallTabs tabs={tabs} selected={tab.id} onSelect={selectTab} />
      <FilterBar
        input={input}
        query={query}
        change={change}
        setText={setText}
        flush={flush}
        vendors={vendors}
        openSheet={openSheet}
      />
      <ResultLine data-none={games.length === 0 && !isWaiting && countFilters(query) === 0}>
        {catalogue.size === 0 && !isLoading ? null : (
          <ResultCount count={games.length} nearOnly={results.nearOnly} text={query.text} isLoading={isLoading} />
        )}
        {countFilters(query) > 0 ? (
          <SlotBoundary failed={() => null}>
            <Suspense fallback={null}>
              <TakenFilters query={query} change={change} />
            </Suspense>
          </SlotBoundary>
        ) : null}
      </ResultLine>
      {isMissing ? null : <ListNotice load={load} retry={store.start} />}
      {games.length > 0 ? (
        <HallGrid
          catalogue={catalogue}
          games={games}
          words={results.words}
          least={least}
          onMore={showMore}
          isRanking={tab.id === 'rank' && query.sort === undefined && results.words.length === 0}
          onLeave={flush}
          onSearch={search}
        />
      ) : isWaiting ? (
        <HallSkeleton />
      ) : isMissing ? (
        <FailureState
          title={t('games.page.failed')}
          error={load.state === 'failed' ? load.error : undefined}
          retry={store.start}
        />
      ) : list.state === 'failed' ? (
        <FailureState title={t('games.page.failed')} error={list.error} retry={() => void list.retry()} />
      ) : (
        <SlotBoundary failed={() => <ChunkFailed />}>
          <Suspense fallback={<Skeleton height={280} radius="var(--radius-l)" />}>
            <EmptyHall query={query} tab={tab} change={change} names={vendors.map(({ displayName }) => displayName)} />
          </Suspense>
        </SlotBoundary>
      )}
      {sheetAsked ? (
        <SlotBoundary failed={() => <ChunkFailed />}>
          <Suspense fallback={null}>
            <FilterSheet
              open={sheetOpen}
              onClose={() => setSheetOpen(false)}
              query={query}
              change={change}
              vendors={vendors}
              features={catalogue.features.all}
              count={games.length}
            />
          </Suspense>
        </SlotBoundary>
      ) : null}
      <ShownGame snapshot={snapshot} onLeave={flush} />
    </Page>
  )
})
