import { useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { categoryIcons } from '../../shared/category/categoryIcons'
import { FailureState } from '../../shared/failure/FailureState'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { Button, EmptyState, Skeleton, Tabs } from '../../ui'
import { DrawCards } from './DrawCards'
import { LoginLink } from './LoginLink'
import { HallSection, SectionHead, Teaser } from './lottery.styles'
import { gamesOf, type Lottery, type PrizeMode } from '../../shared/launch/lottery/lotteryView'
import { OpenedNumbers } from './OpenedNumbers'
import type { LotteryGames } from './useLotteryGames'
import { VietnameseNumbers } from './VietnameseNumbers'

interface Props {
  readonly known: LotteryGames
  readonly lottery: Lottery
  readonly prizeMode: PrizeMode
  /** The address leads on to a bet, which needs a session. */
  readonly asksLogin: boolean
  readonly path: string
  /** Code of the vendor that the page is narrowed to: its lobby has its own way in. */
  readonly vendor: string | undefined
}

/** Places of a list that is on its way: two rows of a wide screen. */
const waitingCards = 8

/** What everybody may see: popular games, all games by group, the numbers that were drawn. */
export function LotteryHall({ known, lottery, prizeMode, asksLogin, path, vendor }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const { popular, menus, clock } = known
  const games = useMemo(() => gamesOf(known.games, vendor), [known.games, vendor])
  const [group, setGroup] = useState<string>()
  const current = (codes: readonly { readonly gameCode: string }[]) =>
    [...new Set(codes.map(({ gameCode }) => gameCode))].flatMap((code) => games.get(code) ?? [])
  const groups = menus.data?.menus.filter((menu) => current(menu.games).length > 0) ?? []
  const shown = groups.find(({ code }) => code === group) ?? groups[0]

  if (menus.isError && popular.isError) {
    return (
      <FailureState
        title={t('games.page.failed')}
        error={menus.error}
        busy={menus.isFetching}
        retry={() => void Promise.all([menus.refetch(), popular.refetch()])}
      />
    )
  }
  const isEmpty = !menus.isPending && !popular.isPending && games.size === 0
  const isPopularGone = !popular.isPending && current(popular.data?.list ?? []).length === 0
  return (
    <>
      {asksLogin ? (
        <Teaser>
          <p>{t('games.lottery.signIn')}</p>
          <Button variant="primary" onClick={() => open(modals.login)}>
            {t('games.page.logIn')}
          </Button>
        </Teaser>
      ) : null}
      {isEmpty ? (
        <EmptyState
          compact
          icon={categoryIcons[lottery]}
          title={t('games.lottery.empty')}
          text={t('games.lottery.emptyText')}
        />
      ) : null}
      {isPopularGone ? null : (
        <HallSection aria-labelledby="lottery-popular">
          <SectionHead>
            <h2 id="lottery-popular">{t('games.lottery.popular')}</h2>
            {vendor === undefined ? (
              <Button as={LoginLink} to={`${path}?view=lobby`} icon="layout-grid">
                {t('games.lottery.lobby')}
              </Button>
            ) : null}
          </SectionHead>
          <DrawCards
            games={current(popular.data?.list ?? [])}
            clock={clock}
            path={path}
            category={lottery}
            waiting={popular.isPending ? waitingCards : 0}
          />
        </HallSection>
      )}
      {menus.isError ? (
        <FailureState
          compact
          title={t('games.page.failed')}
          error={menus.error}
          busy={menus.isFetching}
          retry={() => void menus.refetch()}
        />
      ) : null}
      {menus.isPending && shown === undefined ? (
        <HallSection aria-hidden="true">
          <Skeleton width={140} height={24} />
          <Skeleton height={44} />
          <DrawCards games={[]} clock={clock} path={path} category={lottery} waiting={waitingCards} />
        </HallSection>
      ) : null}
      {shown === undefined ? null : (
        <HallSection aria-labelledby="lottery-games">
          <h2 id="lottery-games">{t('games.lottery.games')}</h2>
          <Tabs
            tabs={groups.map(({ code, name }) => ({ id: code, label: name }))}
            selected={shown.code}
            onSelect={setGroup}
            label={t('games.lottery.groups')}
          >
            <DrawCards games={current(shown.games)} clock={clock} path={path} category={lottery} />
          </Tabs>
        </HallSection>
      )}
      <OpenedNumbers games={[...games.values()]} clock={clock} prizeMode={prizeMode} />
      {lottery === 'LOTT' ? <VietnameseNumbers prizeMode={prizeMode} /> : null}
    </>
  )
}
