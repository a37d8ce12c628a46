import { useEffect } from 'react'
import { useAnswer } from '../../site/useAnswer'
import { getRankProgress } from './calls'
import { wayOf } from './rankWay'

/** What the header's style reads (features/account/AccountPanel). */
const name = '--rank-share'

/** Tells the ring round the member's picture in the header how near the next rank is. Draws nothing. */
export default function RankRing() {
  const { data } = useAnswer(getRankProgress)
  const share = data === undefined ? undefined : wayOf(data.totalTurnover).share
  useEffect(() => {
    if (share === undefined) return
    const { style } = document.documentElement
    style.setProperty(name, String(share))
    return () => void style.removeProperty(name)
  }, [share])
  return null
}
