import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { FailureState } from '../../shared/failure/FailureState'
import type { Game } from '../../contract/hot-games'
import { laneSize } from '../../shared/suggestions/suggest'
import { suggestsContinueAtom } from '../../shared/suggestions/tasteAtoms'
import { usePlayed } from '../../shared/suggestions/usePlayed'
import { brandAtom } from '../../site/brand'
import { gamesByCategoryAtom } from '../../site/games'
import { hotGamesAtom } from '../../site/platformAnswers'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, GameLaneSkeleton } from '../../ui'
import { More, Section } from '../../shared/category/category.styles'
import { useCategoryGames } from './catalogue/useCategoryGames'
import { GameGrid } from './GameGrid'
import { Recommended } from './Recommended'
import { useFirstNew } from './useFirstNew'
import { VendorCards } from './VendorCards'

interface Props {
  readonly category: string
  readonly vendors: readonly Vendor[]
  /** The vendor that the page is narrowed to. */
  readonly chosen: Vendor | undefined
}

const waitingCards = 12

/** Sports ask provider by provider: games that are here already stand in the places of the first page. */
const waitingFor = (pages: number, here: number): number =>
  pages === 1 ? Math.max(0, waitingCards - here) : waitingCards

/** Of members alone. */
const ContinueLane = lazy(() => importWithTimeout(() => import('../../shared/suggestions/ContinueLane')))

/**
 * The games of a category. What the platform recommends came with the page and is painted first; the whole list
 * follows below it, without the games of the lane. Where there are no games, a vendor's own lobby is the game.
 */
export function CategoryGames({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const { games, pages, isPending, hasMore, failed, more } = useCategoryGames(
    category,
    vendors,
    chosen?.accountTypeName,
  )
  const { recommended, continues, isUnknown } = useFirstGames(category, chosen)
  const inLane = new Set((continues ?? recommended).map(({ nodeId }) => nodeId))
  const isEmpty = games.length === 0
  const others =
    chosen !== undefined ? (isEmpty ? recommended : games) : games.filter(({ nodeId }) => !inLane.has(nodeId))
  const { list, keepPlace } = useFirstNew(others.length)

  if (isEmpty && !isPending && recommended.length === 0) {
    if (failed) return <FailureState title={t('games.page.failed')} {...failed} />
    return chosen === undefined ? (
      <VendorCards vendors={vendors} category={category} />
    ) : (
      <EmptyState compact icon="layout-grid" title={t('games.page.noGames')} text={t('games.page.noGamesText')} />
    )
  }
  // until the lane is there nobody knows which games stand in it
  const isWaiting = isPending || (chosen === undefined && isUnknown)
  const shown = isUnknown && chosen === undefined ? [] : others
  const title =
    chosen !== undefined ? 'games.page.vendorGames' : inLane.size > 0 ? 'games.page.moreGames' : 'games.page.allGames'
  return (
    <>
      {chosen === undefined ? <FirstLane games={recommended} isUnknown={isUnknown} category={category} /> : null}
      {shown.length > 0 || isWaiting || failed ? (
        <Section aria-labelledby="category-games">
          <h2 id="category-games">{t(title)}</h2>
          <GameGrid
            list={list}
            games={shown}
            category={category}
            waiting={isWaiting ? waitingFor(pages, shown.length) : 0}
          />
          {failed && !isPending ? (
            <FailureState compact title={t(isEmpty ? 'games.page.failed' : 'games.page.partFailed')} {...failed} />
          ) : null}
          {hasMore && !failed ? (
            <More>
              <Button
                size="l"
                busy={isPending}
                onClick={() => {
                  keepPlace()
                  more()
                }}
              >
                {t('games.page.more')}
              </Button>
            </More>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}

/** The games that stand first: what the platform recommends, or in its place what a member goes on with. */
function useFirstGames(category: string, chosen: Vendor | undefined) {
  const all = useAtomValue(gamesByCategoryAtom).get(category) ?? []
  const areHotUnknown = useAtomValue(hotGamesAtom).isPending
  const suggestsContinue = useAtomValue(suggestsContinueAtom)
  const played = usePlayed(category)
  if (chosen !== undefined)
    return {
      recommended: all.filter(({ vassalage }) => vassalage === chosen.accountTypeName),
      continues: undefined,
      isUnknown: false,
    }
  const continues = suggestsContinue && played.games.length > 0 ? played.games.slice(0, laneSize) : undefined
  return {
    recommended: all.slice(0, laneSize),
    continues,
    isUnknown: areHotUnknown || (suggestsContinue && played.isPending),
  }
}

interface FirstLaneProps {
  readonly games: readonly Game[]
  readonly isUnknown: boolean
  readonly category: string
}

function FirstLane({ games, isUnknown, category }: FirstLaneProps) {
  const { card } = useAtomValue(brandAtom).layout
  const suggestsContinue = useAtomValue(suggestsContinueAtom)
  const waiting = <GameLaneSkeleton variant={card} byColumns />
  if (isUnknown) return waiting
  const lane = games.length === 0 ? null : <Recommended games={games} category={category} />
  if (!suggestsContinue) return lane
  return (
    <SlotBoundary failed={() => lane}>
      <Suspense fallback={waiting}>
        <ContinueLane category={category} otherwise={lane} />
      </Suspense>
    </SlotBoundary>
  )
}
