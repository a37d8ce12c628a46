import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import type { Room } from '../../../contract/rooms'
import type { Vendor } from '../../../engine/facts'
import { languageAtom } from '../../../i18n/language'
import { queryWords } from '../../../lib/fold'
import { Marked } from '../../../shared/catalogue/search/Marked'
import { Section } from '../../../shared/category/category.styles'
import { FailureState } from '../../../shared/failure/FailureState'
import { marks, ResultLine } from '../../../shared/gameBar/bar.styles'
import { ListNotice } from '../../../shared/gameBar/ListNotice'
import { messages as barMessages } from '../../../shared/gameBar/messages'
import { MoreGames } from '../../../shared/gameBar/MoreGames'
import { ResultSaid } from '../../../shared/lists/ResultSaid'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { pageSize } from '../catalogue/questions'
import { GameGrid } from '../GameGrid'
import { messages } from '../messages'
import { filterRooms } from '../rooms/filterRooms'
import { RoomItems } from '../rooms/RoomItems'
import { useRooms, useRoomsAre } from '../rooms/useRooms'
import { useFirstNew } from '../useFirstNew'
import { type CategoryQuery, countFilters } from './categoryQuery'
import { NothingFound } from './NothingFound'
import { TakenFilters } from './TakenFilters'
import { useFoundGames } from './useFoundGames'

const MarkedSection = styled(Section)`
  ${marks}
`

/** What a page is asked for, and how to ask for something else. */
export interface Asked {
  readonly query: CategoryQuery
  readonly change: (part: Partial<CategoryQuery>) => void
  readonly showMore: (shown?: number) => void
  /** The address says all of it. */
  readonly flush: () => void
}

interface Props {
  readonly asked: Asked
  readonly category: string
  readonly vendors: readonly Vendor[]
  readonly chosen: Vendor | undefined
  /** Leads to the page of all vendors. */
  readonly path: string
}

/** What a category has for a question: of all its games, and of its tables. */
export default withMessages([barMessages, messages], function Found(props: Props) {
  return useRoomsAre(props.category) === 'told' ? <WithRooms {...props} /> : <Results {...props} rooms={[]} />
})

const none: readonly Room[] = []

function WithRooms(props: Props) {
  const { asked, category, vendors, chosen } = props
  const { text, bet, seats, language, marks, sort } = asked.query
  const { rooms } = useRooms(category, vendors, chosen?.accountTypeName)
  const { tag } = useAtomValue(languageAtom)
  const nameOf = (code: string) => vendors.find(({ accountTypeName }) => accountTypeName === code)?.displayName ?? code
  const fitting =
    marks.length > 0 ? none : filterRooms(rooms, { words: queryWords(text), bet, seats, language }, nameOf)
  const { compare } = new Intl.Collator(tag, { numeric: true, sensitivity: 'base' })
  return (
    <Results
      {...props}
      rooms={sort === 'name' ? fitting.toSorted((one, other) => compare(one.name, other.name)) : fitting}
    />
  )
}

/** An address draws so many pages at most: each has its cards. Who presses goes on from there. */
const mostAtOnce = 9

function Results({ asked, category, vendors, chosen, path, rooms }: Props & { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation()
  const { query, change, showMore } = asked
  const { games, nearOnly, words, catalogue, load, isLoading, retry } = useFoundGames(
    category,
    chosen?.accountTypeName,
    query,
  )
  const [reached, setReached] = useState(mostAtOnce)
  const more = Math.min(query.more, reached)
  // seats and languages are said of tables alone
  const found = query.seats || query.language !== undefined ? games.subarray(0, 0) : games
  const shown = Math.min(found.length, pageSize * (1 + more))
  const { list, keepPlace } = useFirstNew(shown)
  const isEmpty = found.length === 0 && rooms.length === 0
  const said = isLoading
    ? t('games.found.searching')
    : nearOnly && found.length > 0
      ? t('games.hall.nearly', { text: query.text.trim(), count: found.length, shown: found.length })
      : [
          ...(rooms.length > 0 ? [t('games.found.foundTables', { count: rooms.length })] : []),
          ...(found.length > 0 || rooms.length === 0 ? [t('games.found.found', { count: found.length })] : []),
        ].join(' · ')
  return (
    <>
      <ResultLine data-none={!isLoading && isEmpty && countFilters(query) === 0}>
        <ResultSaid words={said} shown={!isLoading && isEmpty ? '' : said} isLoading={isLoading} />
        <TakenFilters query={query} change={change} />
      </ResultLine>
      <ListNotice load={load} retry={retry} />
      {rooms.length === 0 ? null : (
        <Section aria-labelledby="rooms">
          <h2 id="rooms">{t('games.rooms.title')}</h2>
          <RoomItems rooms={rooms} category={category} vendors={vendors} />
        </Section>
      )}
      {found.length > 0 || (isLoading && isEmpty) ? (
        <MarkedSection aria-labelledby="category-games">
          <h2 id="category-games">{t('games.found.games')}</h2>
          <GameGrid
            list={list}
            games={Array.from(found.subarray(0, shown), (game) => {
              const { image, isHot, isNew, ...rest } = catalogue.gameAt(game)
              return { ...rest, image, isHot: isHot ? 1 : 0, isNew: isNew ? 1 : 0 }
            })}
            category={category}
            {...(words.length > 0 && { shownTitle: (title) => <Marked title={title} words={words} /> })}
            waiting={found.length === 0 ? 12 : 0}
          />
          {shown < found.length ? (
            <MoreGames
              shown={shown}
              total={found.length}
              onMore={() => {
                keepPlace()
                setReached(Math.max(mostAtOnce, more + 1))
                showMore(more)
              }}
            />
          ) : null}
        </MarkedSection>
      ) : null}
      {!isLoading && isEmpty ? (
        load.state === 'failed' ? (
          <FailureState title={t('games.page.failed')} error={load.error} retry={retry} />
        ) : (
          <NothingFound {...asked} vendors={vendors} chosen={chosen} path={path} />
        )
      ) : null}
    </>
  )
}
