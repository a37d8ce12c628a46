import { useAtomValue } from '../../../state/atoms'
import { useEffect, useRef, useState } from 'react'
import { languageAtom } from '../../../i18n/language'
import { clientAtom } from '../../../session/client'
import type { SignedIn } from '../../../session/session'
import { brandAtom } from '../../../site/brand'
import type { GameTarget } from '../../../site/gamePath'
import { readGameAddress } from './launchAddress'
import { buildLaunchRequest } from './launchRequest'
import { failed, launchFailed, type LaunchState } from './launchState'

/**
 * Starts the game once a visit: the call may move money between wallets, so neither a second drawing of the page nor
 * another language repeats it, nor logging in again after the session ran out. Only `restart` does.
 */
export function useLaunch(target: GameTarget & { readonly vassalage: string }, session: SignedIn) {
  const client = useAtomValue(clientAtom)
  const { merchant } = useAtomValue(brandAtom)
  const { platformCode } = useAtomValue(languageAtom)
  const [attempt, setAttempt] = useState(1)
  const [launch, setLaunch] = useState<LaunchState>({ state: 'starting' })
  const visit = [session.account, target.vassalage, target.nodeId, target.gameId, attempt].join(' ')
  const started = useRef<string>(undefined)

  useEffect(() => {
    if (started.current === visit) return
    started.current = visit
    const settle = (state: LaunchState) => {
      if (started.current === visit) setLaunch(state)
    }
    setLaunch({ state: 'starting' })
    const body = buildLaunchRequest(target, { username: session.account, merchantCode: merchant, language: platformCode })
    client('launchGame', { body }).then(
      (response) => {
        const address = readGameAddress(response, globalThis.location.href)
        settle(address === undefined ? failed('address') : { state: 'running', address })
      },
      (error: unknown) => settle(launchFailed(error)),
    )
  }, [visit, target, session.account, merchant, platformCode, client])

  return {
    launch,
    /** The number of this start, for the key of the frame. */
    attempt,
    restart: () => setAttempt((before) => before + 1),
    fail: (reason: 'address' | 'slow') => setLaunch(failed(reason)),
  }
}
