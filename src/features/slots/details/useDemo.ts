import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../platform/messages'
import { clientAtom } from '../../../session/client'
import { sessionAtom } from '../../../session/session'
import { gamePath } from '../../../site/gamePath'
import { offersFreePlayAtom } from '../../../site/site'
import { startSessionAtom } from '../../../site/startSession'
import { atom, useAtomValue, useSetAtom } from '../../../state/atoms'
import { useToast } from '../../../ui'
import type { HallGame } from '../../../shared/catalogue/Catalogue'
import { hallCategory } from '../../../shared/catalogue/hallAtoms'
import { freePlayCall, freePlayRequest } from '../../../shared/freePlay/calls'

/** A demo account of the platform's (spec §4, free play), for one who wants to try a game. */
const startDemoAtom = atom(null, async (get, set): Promise<void> => {
  const client = get(clientAtom)
  const { token } = await client(freePlayCall, { body: freePlayRequest })
  set(startSessionAtom, token, await client('memberInfo', { token }))
})

/** Free play of a game: visitors get a demo account first. Undefined where the game, the merchant or the site has none. */
export function useDemo(game: HallGame | undefined) {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const startDemo = useSetAtom(startDemoAtom)
  const isVisitor = useAtomValue(sessionAtom).state === 'visitor'
  const offersFreePlay = useAtomValue(offersFreePlayAtom)
  const [busy, setBusy] = useState(false)
  if (game === undefined || !game.hasDemo || !offersFreePlay || !isVisitor) return { busy, start: undefined }
  const start = () => {
    if (busy) return
    setBusy(true)
    const { nodeId, gameId, vassalage } = game
    startDemo()
      .then(() => navigate(gamePath({ nodeId, gameId: gameId || undefined, vassalage, category: hallCategory })))
      .catch((error: unknown) => show({ tone: 'danger', text: t(errorMessage(error)) }))
      .finally(() => setBusy(false))
  }
  return { busy, start }
}
