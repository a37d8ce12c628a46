import { useMemo } from 'react'
import type { Activity } from '../../contract/activity'
import { useAnswer } from '../../site/useAnswer'
import { getActivities } from './calls'

/** What can be taken part in, by the id of its promotion. */
export function useActivities() {
  const answer = useAnswer(getActivities, {}, { staleTime: 0 })
  const { data } = answer
  const byId = useMemo(
    () => new Map<string, Activity>((data?.content ?? []).map((activity) => [activity.activityId, activity])),
    [data],
  )
  return { answer, byId, currency: data?.currency ?? '' }
}
