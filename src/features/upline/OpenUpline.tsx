import { useCallback, useMemo } from 'react'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { useAnswer } from '../../site/useAnswer'
import { getUplineTransfers } from './calls'
import { latest } from './latest'
import { bookedUpline, type UplineContent, uplineMoney } from './uplineMoney'
import { useUplineWords } from './useUplineWords'

/** Transfers that were sent and never answered. What became of them stands in the list below. */
export function OpenUpline() {
  const words = useUplineWords()
  const { data } = useAnswer(getUplineTransfers, latest, { staleTime: 0 })
  const listed = useMemo(() => data?.content.map(bookedUpline), [data])
  const describe = useCallback((content: UplineContent) => words('upline.open', content), [words])
  return <OpenIntents money={uplineMoney} describe={describe} listed={listed} show={() => null} />
}
