import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { FailureState } from '../../shared/failure/FailureState'
import { gamesByCategoryAtom } from '../../site/games'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'
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
  const { games, total, isPending, hasMore, failed, more } = useCategoryGames(category, codes, chosen?.accountTypeName)
  const isEmpty = games.length === 0

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
      {chosen === undefined && recommended.length > 0 ? <Recommended games={recommended} category={category} /> : null}
      <Section aria-labelledby="category-games">
        <GamesHead>
          <h2 id="category-games">{t(chosen === undefined ? 'games.page.allGames' : 'games.page.vendorGames')}</h2>
          {total > 0 && !isPending ? <Count>{t('games.page.count', { count: total })}</Count> : null}
        </GamesHead>
        <GameGrid
          games={isEmpty && chosen !== undefined ? recommended : games}
          category={category}
          waiting={isPending ? waitingCards : 0}
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
