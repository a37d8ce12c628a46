import { useAtomValue } from '../../../state/atoms'
import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { decimalOf } from '../../../lib/decimal'
import { Board, BoardRow } from '../../../shared/lists/board.styles'
import { WonGame } from '../../../shared/winners/WonGame'
import { paths } from '../../../site/paths'
import { useSlot } from '../../../site/Slot'
import { Money, Panel, TextLink } from '../../../ui'
import { boardSize, winnerBoardAtom } from './winnerBoardAtom'
import { Prize, Words } from './winner.styles'
import { WinnersSkeleton } from './WinnersSkeleton'

/** Winners as the platform reports them; nothing where it reports none. */
export default function WinnerBoard() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data, isPending } = useAtomValue(winnerBoardAtom)
  const hasPage = useSlot('page').some(({ id }) => id === 'winners')
  if (isPending) return <WinnersSkeleton />
  if (data === undefined || data.length === 0) return null
  return (
    <Panel
      title={t('home.winners.title')}
      action={
        hasPage ? (
          <TextLink
            as={Link}
            to={paths.winners}
            iconEnd="chevron-right"
            aria-label={t('home.lanes.allOf', { category: t('winners.title') })}
          >
            {t('home.lanes.all')}
          </TextLink>
        ) : undefined
      }
    >
      <Board>
        {data.slice(0, boardSize).map((winner, place) => (
          <BoardRow key={`${winner.player} ${winner.gameName} ${winner.timestamp ?? place}`}>
            <WonGame {...winner} />
            <Words>
              <b>{winner.player}</b>
              <small>{winner.gameName}</small>
            </Words>
            <Prize>
              <Money amount={decimalOf(winner.prize)} currency={winner.currency ?? ''} language={language} />
            </Prize>
          </BoardRow>
        ))}
      </Board>
    </Panel>
  )
}
