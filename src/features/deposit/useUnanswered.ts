import { useEffect, useEffectEvent, useState } from 'react'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue, useStore } from '../../state/atoms'
import { getDeposits, latestPage } from './calls'
import { type DepositContent, depositMoney, isSameDeposit } from './depositMoney'

interface Unanswered {
  /** Its answer did not come. */
  readonly wait: (content: DepositContent) => void
  /** Its outcome was learnt, here or in another tab, and the list is asked for it. */
  readonly isLookedUp: boolean
}

/**
 * A deposit that the form sent and that was not answered. As soon as the platform lists it, it is shown in place of the form:
 * the same form pressed again would make another one.
 */
export function useUnanswered(go: (reference: string) => void): Unanswered {
  const { get } = useStore()
  const [id, setId] = useState<string>()
  const [askedFor, setAskedFor] = useState<string>()
  const open = useAtomValue(depositMoney.open)
  const { data, refetch } = useAnswer(getDeposits, latestPage(1), { staleTime: 0 })
  const reference = id === undefined ? undefined : data?.content.find(({ requestId }) => requestId === id)?.reference
  const isLookedUp = id !== undefined && id !== askedFor && !open.some(({ intent }) => intent.id === id)

  const show = useEffectEvent(go)
  useEffect(() => {
    if (reference !== undefined) show(reference)
  }, [reference])
  useEffect(() => {
    if (isLookedUp) void refetch().then(() => setAskedFor(id))
  }, [isLookedUp, refetch, id])

  return {
    wait: (content) =>
      setId(get(depositMoney.open).find((one) => one.isFresh && isSameDeposit(one.content, content))?.intent.id),
    isLookedUp,
  }
}
