import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from 'react-i18next'
import { sessionAtom } from '../../../session/session'
import { Spinner } from '../../../ui'
import { GameBar } from './GameBar'
import { GameRun } from './GameRun'
import { GameSignIn } from './GameSignIn'
import { GameTrouble } from './GameTrouble'
import { Screen, Stage, Wait } from './gameLooks'
import { failed } from './launchState'
import { useGame } from './useGame'

/** A game in a frame (spec §2, /game), with a slim bar that leads back. */
export default function GamePage() {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const playing = useGame()
  const { target, isPending } = playing
  if (session.state === 'signed-in' && target.vassalage !== undefined) {
    return <GameRun playing={playing} target={{ ...target, vassalage: target.vassalage }} session={session} />
  }
  return (
    <Screen>
      <GameBar playing={playing} />
      <Stage>
        {session.state === 'visitor' ? (
          <GameSignIn />
        ) : isPending ? (
          <Wait>
            <Spinner size={40} label={t('games.launch.starting')} />
          </Wait>
        ) : (
          <GameTrouble trouble={failed('unknown')} category={target.category} />
        )}
      </Stage>
    </Screen>
  )
}
