import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useSearchParams } from 'react-router'
import { FailureState } from '../../../shared/failure/FailureState'
import { vendorByCodeAtom } from '../../../site/games'
import { popupVendor } from '../../../site/launch/popupPath'
import { useModalDialog } from '../../../site/modal'
import { useAnswer } from '../../../site/useAnswer'
import { useGameCards } from '../../../site/useGameCards'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button, Dialog, EmptyState, GameCard, SearchInput } from '../../../ui'
import { getGames } from '../../../shared/gameList/calls'
import { readGames } from '../../../shared/gameList/readGames'
import { fold } from '../../../lib/fold'
import { messages } from '../../../shared/launch/messages'
import { Count, Head, Games, PopupSkeleton } from './popup.styles'

/** Games shown at once: a vendor may have hundreds. */
const portion = 48
/** The most that the platform gives on one page. */
const pageSize = 500

/** The games of a vendor that starts by choosing one of them (spec §2, game popup; spec §4, VASSALAGE). */
function GamePopup() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const [search] = useSearchParams()
  const vassalage = search.get(popupVendor) ?? ''
  const vendor = useAtomValue(vendorByCodeAtom)(vassalage)
  const cardOf = useGameCards()
  const { data, error, isFetching, refetch } = useAnswer(getGames, { vassalage, page: 1, pageSize })
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(portion)
  const wanted = fold(useDeferredValue(typed).trim())
  const games = useMemo(
    () => data && readGames(data.content).filter((game) => game.vassalage === vassalage),
    [data, vassalage],
  )
  const found = useMemo(() => games?.filter(({ title }) => fold(title).includes(wanted)), [games, wanted])
  const change = (text: string) => {
    setTyped(text)
    setMost(portion)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('games.launch.popup.close')}
      title={t('games.launch.popup.title', { vendor: vendor?.displayName ?? vassalage })}
      width={880}
    >
      {games !== undefined && games.length > 0 ? (
        <Head>
          <SearchInput
            value={typed}
            onValue={change}
            labels={{ search: t('games.launch.popup.search'), clear: t('games.launch.popup.clear') }}
          />
          <Count role="status">{t('games.launch.popup.count', { count: found?.length ?? 0 })}</Count>
        </Head>
      ) : null}
      {error ? (
        <FailureState
          compact
          title={t('games.launch.popup.failed')}
          error={error}
          busy={isFetching}
          retry={() => void refetch()}
        />
      ) : found === undefined ? (
        <PopupSkeleton label={t('games.launch.popup.loading')} />
      ) : found.length === 0 ? (
        <EmptyState
          compact
          icon="layout-grid"
          title={t(games?.length === 0 ? 'games.launch.popup.empty' : 'games.launch.popup.none')}
          text={t(games?.length === 0 ? 'games.launch.popup.emptyText' : 'games.launch.popup.noneText')}
        />
      ) : (
        <>
          <Games>
            {found.slice(0, most).map((game) => (
              <li key={game.nodeId}>
                <GameCard {...cardOf(game, game.gameCategory ?? '')} variant="cover" />
              </li>
            ))}
          </Games>
          {found.length > most ? (
            <Button block onClick={() => setMost(most + portion)}>
              {t('games.launch.popup.more')}
            </Button>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

export default withMessages(messages, GamePopup)
