import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { NamedCall } from '../../platform/calls'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import { getTeamList, getTeamMember } from './calls'

/** Sends a change of somebody of the team, and answers whether it was done; what is shown of them is asked for again, whatever came of it. */
export function useTeamChange(call: NamedCall) {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (body: object, done: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await client(call, { body })
      show({ tone: 'success', text: done })
      return true
    } catch (error) {
      // the login stands over the page, and the form goes on as it was
      if (!wasNotLetIn(error)) setFailure(t(errorMessage(error)))
      return false
    } finally {
      setBusy(false)
      for (const id of [getTeamMember.id, getTeamList.id]) cache.refresh(id)
    }
  }
  return { busy, failure, send }
}
