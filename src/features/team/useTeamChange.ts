import { useState } from 'react'
import type { TeamMemberRequest } from '../../contract/team-member-request'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import { changeTeamMember, getTeamMember, getTeamMembers } from './calls'

/** Saves a new rate or note, and says so. */
export function useTeamChange(done: string) {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async (body: TeamMemberRequest) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await client(changeTeamMember, { body })
      cache.refresh(getTeamMember.id)
      cache.refresh(getTeamMembers.id)
      show({ tone: 'success', text: done })
    } catch (error) {
      setFailure(t(errorMessage(error)))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, save }
}
