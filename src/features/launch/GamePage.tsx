import { useTranslation } from '../../i18n/translate'
import { Navigate } from 'react-router'
import { sessionAtom } from '../../session/session'
import { launchPlan } from '../../site/launch/launchPlan'
import { popupQuery } from '../../site/launch/popupPath'
import { paths } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { GameBar } from '../../shared/launch/GameBar'
import { GameRun } from './GameRun'
import { GameSignIn } from './GameSignIn'
import { GameTrouble } from '../../shared/launch/GameTrouble'
import { Screen, Stage, Wait } from '../../shared/launch/game.styles'
import { Starting } from '../../shared/launch/Starting'
import { lobbyOf } from '../../shared/launch/lobby'
import { useGame } from '../../shared/launch/useGame'
import { messages } from '../../shared/launch/messages'

/** A game in a frame (spec §2, /game), with a slim bar that leads back. */
function GamePage() {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const playing = useGame()
  const { target, start, isPending, isLookingUp } = playing
  const plan = launchPlan({ ...start, accountTypeName: target.vassalage, target }, paths.game)
  // an address may name a vendor that starts by the list of its games
  if (plan.type === 'popup')
    return <Navigate to={`${lobbyOf(target.category)}?${popupQuery(plan.vassalage)}`} replace />
  // and lotteries are played on their own page; how a vendor starts, its list says
  if (plan.type === 'lottery' && !isPending) return <Navigate to={plan.to} replace />
  const isUnknown = plan.type === 'lookup' && !isLookingUp
  if (plan.type !== 'lookup' && session.state === 'signed-in' && target.vassalage !== undefined && !isPending) {
    const where = plan.type === 'window' ? 'window' : 'frame'
    return (
      <GameRun playing={playing} target={{ ...target, vassalage: target.vassalage }} where={where} session={session} />
    )
  }
  return (
    <Screen>
      <GameBar playing={playing} />
      <Stage>
        {isUnknown ? (
          <GameTrouble failure={{ reason: 'unknown' }} category={target.category} />
        ) : plan.type === 'lookup' || (isPending && (plan.type === 'lottery' || session.state !== 'visitor')) ? (
          <Wait>
            <Starting label={t('games.launch.starting')} />
          </Wait>
        ) : session.state === 'visitor' ? (
          <GameSignIn />
        ) : (
          <GameTrouble failure={{ reason: 'unknown' }} category={target.category} />
        )}
      </Stage>
    </Screen>
  )
}

export default withMessages(messages, GamePage)
