import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { decimalOf } from '../../../lib/decimal'
import { hotGamesAtom } from '../../../site/platformAnswers'
import { imageAddressAtom } from '../../../site/vendors'
import { Avatar, Money, Panel } from '../../../ui'
import { boardSize, winnerBoardAtom } from './winnerBoardAtom'
import { Board, Cover, Game, Player, Prize, Row, Words } from './winner.styles'
import { WinnersSkeleton } from './WinnersSkeleton'

/** Winners as the platform reports them; nothing where it reports none. */
export default function WinnerBoard() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data, isPending } = useAtomValue(winnerBoardAtom)
  const coverOf = useCovers()
  if (isPending) return <WinnersSkeleton />
  if (data === undefined || data.length === 0) return null
  return (
    <Panel title={t('home.winners.title')}>
      <Board>
        {data.slice(0, boardSize).map((winner, place) => (
          <Row key={`${winner.player} ${winner.gameName} ${winner.timestamp ?? place}`}>
            <Cover>
              <Avatar name={winner.gameName} size={40} src={coverOf(winner.gameName)} />
            </Cover>
            <Words>
              <Player>{winner.player}</Player>
              <Game>{winner.gameName}</Game>
            </Words>
            <Prize>
              <Money amount={decimalOf(winner.prize)} currency={winner.currency ?? ''} language={language} />
            </Prize>
          </Row>
        ))}
      </Board>
    </Panel>
  )
}

/** Covers of the games that the platform's lists have, by name; the others show their first letter. */
function useCovers() {
  const games = useAtomValue(hotGamesAtom).data?.list ?? []
  const imageAddress = useAtomValue(imageAddressAtom)
  return (gameName: string): string | undefined => {
    const image = games.find(({ title }) => title === gameName)?.image
    return image === undefined ? undefined : imageAddress(image)
  }
}
