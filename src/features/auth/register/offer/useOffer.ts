import { useEffect, useState } from 'react'
import type { Announcement } from '../../../../contract/announcements'
import { paths } from '../../../../site/paths'
import { announcementsAtom } from '../../../../site/platformAnswers'
import { useSlot } from '../../../../site/Slot'
import { useAtomValue } from '../../../../state/atoms'
import { findOffer } from './findOffer'

/** Milliseconds that the form waits for promotions: one that came later would push it down. */
const patience = 1000

/** What the platform offers new members: undefined while that may still come, null where there is nothing. */
export function useOffer(): Announcement | null | undefined {
  const { data, isPending } = useAtomValue(announcementsAtom)
  const hasPage = useSlot('page').some(({ props }) => props.path === paths.promotions)
  const [now] = useState(Date.now)
  const [offer, setOffer] = useState<Announcement | null>()
  if (offer === undefined && !isPending) setOffer((hasPage && findOffer(data?.promotion ?? [], now)) || null)
  const isAwaited = offer === undefined
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOffer((known) => known ?? null), patience)
    return () => clearTimeout(timer)
  }, [isAwaited])
  // in another language it is the same one
  return (offer && data?.promotion.find(({ id }) => id === offer.id)) ?? offer
}
