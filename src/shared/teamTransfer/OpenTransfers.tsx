import { useCallback, useMemo } from 'react'
import type { UplineTransfers } from '../../contract/upline-transfers'
import type { NamedCall } from '../../platform/calls'
import { useAnswer } from '../../site/useAnswer'
import { OpenIntents } from '../money/OpenIntents'
import { latest } from '../lists/historyPage'
import { bookedTransfer, type TransferContent, type TransferMoney } from './teamTransferMoney'
import { useTransferWords } from './useTransferWords'

interface OpenTransfersProps {
  readonly money: TransferMoney
  readonly list: NamedCall<UplineTransfers>
}

/** Transfers that were sent and never answered. What became of them stands in the list below. */
export function OpenTransfers({ money, list }: OpenTransfersProps) {
  const words = useTransferWords()
  const { data } = useAnswer(list, latest, { staleTime: 0 })
  const listed = useMemo(() => data?.content.map(bookedTransfer), [data])
  const describe = useCallback((content: TransferContent) => words('teamTransfer.open', content), [words])
  return <OpenIntents money={money} describe={describe} listed={listed} show={() => null} />
}
