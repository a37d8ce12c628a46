import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { NamedCall } from '../../platform/calls'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { useRequestIds } from '../../shared/forms/useRequestIds'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import { getActivities, getEntries } from './calls'

const hasEntered = (error: unknown): boolean =>
  error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'activity.entered'

interface Entering {
  readonly busy: boolean
  readonly failure: string | undefined
  /** Of the last failure: a refusal of a form names its fields. */
  readonly error: unknown
  readonly enter: (body: object) => Promise<boolean>
}

/**
 * Joins, signs in or applies: the same has one request id until it is answered, so that a press after a lost answer does
 * nothing twice. Afterwards the page asks how things stand, whatever was answered.
 */
export function useEntering(call: NamedCall, activityId: string): Entering {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const requestIds = useRequestIds()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const enter = async (body: object): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await client(call, { body: { ...body, activityId, requestId: requestIds.of(body) } })
      requestIds.answered()
      return true
    } catch (thrown) {
      // what was refused was not done: the next press is another request
      if (thrown instanceof CallFailure && thrown.failure.type === 'server') requestIds.answered()
      // the refetch takes the form away and shows what another tab has sent
      if (hasEntered(thrown)) show({ tone: 'warning', text: t('promotions.entered') })
      else if (!wasNotLetIn(thrown)) setError(thrown)
      return false
    } finally {
      running.current = false
      setBusy(false)
      for (const { id } of [getActivities, getEntries]) cache.refresh(id)
    }
  }
  return { busy, error, failure: error === undefined ? undefined : t(errorMessage(error)), enter }
}
