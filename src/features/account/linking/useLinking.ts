import type { MessageKey } from '../../../contract/messageKeys'
import { useSetAtom } from '../../../state/atoms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { wasNotLetIn } from '../../../platform/wasRefused'
import { useToast } from '../../../ui'
import type { PopupChannel } from '../../../shared/firebase/channels'
import { isCalledOff, isReplaced, thirdPartyMessage } from '../../../shared/firebase/thirdPartyMessage'
import { useTranslate } from '../../../site/useTranslate'
import { type Candidate, linkAtom, provedAtom, proveAtom } from './linkAtoms'

/** Where a linking stands. Only the member's word at `confirming` links anything. */
export type LinkingState =
  | { readonly state: 'idle' }
  | { readonly state: 'proving'; readonly channel: PopupChannel }
  | { readonly state: 'confirming'; readonly candidate: Candidate; readonly failure: string | undefined }
  | { readonly state: 'linking'; readonly candidate: Candidate }

export type Linking = ReturnType<typeof useLinking>

const idle: LinkingState = { state: 'idle' }

export function useLinking() {
  const t = useTranslate()
  const { show } = useToast()
  const prove = useSetAtom(proveAtom)
  const proved = useSetAtom(provedAtom)
  const link = useSetAtom(linkAtom)
  const [state, setState] = useState<LinkingState>(idle)
  const [trouble, setTrouble] = useState<MessageKey>()
  const working = useRef(false)
  const proving = state.state === 'proving'

  const propose = useCallback((candidate: Candidate) => {
    setTrouble(undefined)
    setState({ state: 'confirming', candidate, failure: undefined })
  }, [])

  // the page went to the service and has come back
  useEffect(() => {
    proved().then(
      (candidate) => candidate && propose(candidate),
      (error: unknown) => isCalledOff(error) || setTrouble(thirdPartyMessage(error)),
    )
  }, [proved, propose])

  useEffect(() => {
    if (!proving) return
    // Firebase notices a closed window after seconds: who is back on the page may try again at once
    const back = () => setState((now) => (now.state === 'proving' ? idle : now))
    window.addEventListener('focus', back)
    return () => window.removeEventListener('focus', back)
  }, [proving])

  const start = async (channel: PopupChannel) => {
    setTrouble(undefined)
    setState({ state: 'proving', channel })
    try {
      const candidate = await prove(channel)
      if (candidate) propose(candidate)
      else setState(idle)
    } catch (error) {
      // a newer window is open: its answer counts
      if (isReplaced(error)) return
      setState((now) => (now.state === 'proving' ? idle : now))
      if (!isCalledOff(error)) setTrouble(thirdPartyMessage(error))
    }
  }

  const confirm = async () => {
    if (state.state !== 'confirming' || working.current) return
    working.current = true
    const { candidate } = state
    setState({ state: 'linking', candidate })
    try {
      await link(candidate)
      setState(idle)
      show({ tone: 'success', text: t('account.linking.done') })
    } catch (error) {
      // where the session was over, the login over the page says so
      setState({
        state: 'confirming',
        candidate,
        failure: wasNotLetIn(error) ? undefined : t(thirdPartyMessage(error)),
      })
    } finally {
      working.current = false
    }
  }

  return {
    state,
    trouble,
    start: (channel: PopupChannel) => void start(channel),
    /** Another way is tried: what went wrong before is over. */
    forgetTrouble: () => setTrouble(undefined),
    propose,
    confirm: () => void confirm(),
    cancel: () => setState(idle),
  }
}
