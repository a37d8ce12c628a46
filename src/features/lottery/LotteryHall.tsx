import { type ReactNode, useMemo } from 'react'
import type { Vendor } from '../../engine/facts'
import { languageAtom } from '../../i18n/language'
import { withoutTurns } from '../../lib/shownText'
import { useTranslation } from '../../i18n/translate'
import { numberFormat } from '../../lib/intl'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { categoryIcons } from '../../shared/category/categoryIcons'
import { FailureState } from '../../shared/failure/FailureState'
import { ResultSaid } from '../../shared/lists/ResultSaid'
import { useTypedQuery } from '../../shared/gameBar/useTypedQuery'
import { gamesOf, type Lottery, type PrizeMode } from '../../shared/launch/lottery/lotteryView'
import { vendorByCodeAtom } from '../../site/games'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'
import { DrawCards } from './DrawCards'
import { GamesBar } from './list/GamesBar'
import { listGames, matching } from './list/listGames'
import { lotteryAddress, readLotteryQuery } from './list/lotteryQuery'
import { HallSection, SectionHead, Teaser } from './lottery.styles'
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
  readonly vendors: readonly Vendor[]
  /** Code of the vendor that the page is narrowed to: its lobby has its own way in. */
  readonly vendor: string | undefined
  /** What stands over the games. */
  readonly children: ReactNode
}

/** Places of a list that is on its way: what stands below it is out of sight on any screen, and does not move later. */
const waitingCards = 16

/** What everybody may see: the games, each once, with a search over them, and the numbers that were drawn. */
export function LotteryHall({ known, lottery, prizeMode, asksLogin, path, vendors, vendor, children }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const number = numberFormat(useAtomValue(languageAtom).tag)
  const vendorNamed = useAtomValue(vendorByCodeAtom)
  const { query, change, setText, flush } = useTypedQuery(readLotteryQuery, lotteryAddress)
  const { popular, menus, clock } = known
  const games = useMemo(() => gamesOf(known.games, vendor), [known.games, vendor])
  const listed = { games, popular: popular.data?.list ?? [], groups: menus.data?.menus ?? [] }
  const groups = listed.groups.filter(({ code }) => listGames(listed, code).length > 0)
  const group = groups.find(({ code }) => code === query.group)
  useTrueAddress({ q: lotteryAddress(query)['q'], group: menus.data === undefined ? query.group : group?.code })

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
  const isWaiting = menus.isPending || popular.isPending
  // their order is that of the popular ones
  const all = popular.isPending ? [] : listGames(listed, group?.code)
  const shown = matching(all, query.text, ({ vassalage = '' }) => vendorNamed(vassalage)?.displayName ?? vassalage)
  const isSearched = query.text.trim() !== ''
  const count = t('games.hall.count', { count: shown.length, shown: number.format(shown.length) })
  return (
    <>
      <GamesBar
        query={{ ...query, group: group?.code }}
        setText={setText}
        flush={flush}
        change={change}
        groups={groups}
        vendors={vendors}
        path={path}
        vendor={vendor}
      />
      {children}
      {asksLogin ? (
        <Teaser>
          <p>{t('games.lottery.signIn')}</p>
          <Button variant="primary" onClick={() => open(modals.login)}>
            {t('games.page.logIn')}
          </Button>
        </Teaser>
      ) : null}
      {!isWaiting && games.size === 0 ? (
        <EmptyState
          compact
          icon={categoryIcons[lottery]}
          title={t('games.lottery.empty')}
          text={t('games.lottery.emptyText')}
        />
      ) : (
        <HallSection aria-labelledby="lottery-games">
          <SectionHead>
            <h2 id="lottery-games">{group?.name ?? t('games.lottery.games')}</h2>
            {isSearched ? (
              <ResultSaid words={count} shown={shown.length === 0 ? '' : count} isLoading={isWaiting} />
            ) : null}
          </SectionHead>
          {isSearched && shown.length === 0 && !isWaiting ? (
            <EmptyState
              compact
              icon="search"
              title={t('games.hall.nothingFor', { text: withoutTurns(query.text.trim()) })}
              text={t('games.hall.nothingText')}
              action={
                <Button variant="primary" onClick={() => change({ text: '', group: undefined })}>
                  {t('games.hall.allGames')}
                </Button>
              }
            />
          ) : (
            <DrawCards
              games={shown}
              clock={clock}
              path={path}
              category={lottery}
              // among places that are kept it would stand elsewhere than below the cards that come
              hasLobby={vendor === undefined && !isSearched && !isWaiting}
              waiting={isWaiting ? Math.max(0, waitingCards - shown.length) : 0}
            />
          )}
        </HallSection>
      )}
      {menus.isError ? (
        <FailureState
          compact
          title={t('games.page.partFailed')}
          error={menus.error}
          busy={menus.isFetching}
          retry={() => void menus.refetch()}
        />
      ) : null}
      {/* below the games: before those are there it would be pushed away again */}
      {isWaiting ? null : <OpenedNumbers games={[...games.values()]} clock={clock} prizeMode={prizeMode} />}
      {isWaiting || lottery !== 'LOTT' ? null : <VietnameseNumbers prizeMode={prizeMode} />}
    </>
  )
}
