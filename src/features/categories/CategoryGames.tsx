import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { FailureState } from '../../shared/failure/FailureState'
import { suggestsContinueAtom } from '../../shared/suggestions/tasteAtoms'
import { brandAtom } from '../../site/brand'
import { gamesByCategoryAtom } from '../../site/games'
import { hotGamesAtom } from '../../site/platformAnswers'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, GameLaneSkeleton } from '../../ui'
import { Count, GamesHead, More, Section } from '../../shared/category/category.styles'
import { useCategoryGames } from './catalogue/useCategoryGames'
import { GameGrid } from './GameGrid'
import { Recommended } from './Recommended'
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
 * follows below it. Where there are no games, a vendor's own lobby is the game.
 */
export function CategoryGames({ category, vendors, chosen }: Props) {
  const { t } = useTranslation()
  const recommended = (useAtomValue(gamesByCategoryAtom).get(category) ?? []).filter(
    ({ vassalage }) => chosen === undefined || vassalage === chosen.accountTypeName,
  )
  const codes = vendors.map(({ accountTypeName }) => accountTypeName)
  const { games, total, pages, isPending, hasMore, failed, more } = useCategoryGames(
    category,
    codes,
    chosen?.accountTypeName,
  )
  const isEmpty = games.length === 0
  const isUnknown = useAtomValue(hotGamesAtom).isPending
  const { card } = useAtomValue(brandAtom).layout

  if (isEmpty && !isPending && recommended.length === 0) {
    if (failed) return <FailureState title={t('games.page.failed')} {...failed} />
    return chosen === undefined ? (
      <VendorCards vendors={vendors} category={category} />
    ) : (
      <EmptyState compact icon="gamepad-2" title={t('games.page.noGames')} text={t('games.page.noGamesText')} />
    )
  }
  return (
    <>
      {chosen !== undefined ? null : isUnknown ? (
        <GameLaneSkeleton variant={card} />
      ) : recommended.length > 0 ? (
        <FirstLane games={recommended} category={category} />
      ) : null}
      <Section aria-labelledby="category-games">
        <GamesHead>
          <h2 id="category-games">{t(chosen === undefined ? 'games.page.allGames' : 'games.page.vendorGames')}</h2>
          {total > 0 && !isPending ? <Count>{t('games.page.count', { count: total })}</Count> : null}
        </GamesHead>
        <GameGrid
          games={isEmpty && chosen !== undefined ? recommended : games}
          category={category}
          waiting={isPending ? waitingFor(pages, games.length) : 0}
        />
        {failed && !isPending ? (
          <FailureState compact title={t(isEmpty ? 'games.page.failed' : 'games.page.partFailed')} {...failed} />
        ) : null}
        {hasMore && !failed ? (
          <More>
            <Button size="l" busy={isPending} onClick={more}>
              {t('games.page.more')}
            </Button>
          </More>
        ) : null}
      </Section>
    </>
  )
}

/** What the platform recommends, or in its place what a member of this category goes on with. */
function FirstLane(recommended: ComponentProps<typeof Recommended>) {
  const { card } = useAtomValue(brandAtom).layout
  const lane = <Recommended {...recommended} />
  if (!useAtomValue(suggestsContinueAtom)) return lane
  return (
    <SlotBoundary failed={() => lane}>
      <Suspense fallback={<GameLaneSkeleton variant={card} />}>
        <ContinueLane category={recommended.category} otherwise={lane} />
      </Suspense>
    </SlotBoundary>
  )
}
