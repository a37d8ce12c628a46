import { useEffect } from 'react'
import { rankNameAtom } from '../../site/rankName'
import { useAnswer } from '../../site/useAnswer'
import { useSetAtom } from '../../state/atoms'
import { getRankProgress } from './calls'
import { wayOf } from './rankWay'

/** What the header's style reads (features/account/AccountPanel). */
const name = '--rank-share'

/** Tells the ring round the member's picture in the header how near the next rank is, and its menu the rank. Draws nothing. */
export default function RankRing() {
  const { data } = useAnswer(getRankProgress)
  const share = data === undefined ? undefined : wayOf(data.totalTurnover).share
  useEffect(() => {
    if (share === undefined) return
    const { style } = document.documentElement
    style.setProperty(name, String(share))
    return () => void style.removeProperty(name)
  }, [share])
  const tell = useSetAtom(rankNameAtom)
  const rank = data?.playerRankName
  useEffect(() => {
    tell(rank)
    return () => tell(undefined)
  }, [rank, tell])
  return null
}
