import { useMemo } from 'react'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { latest } from '../../shared/lists/historyPage'
import { useAnswer } from '../../site/useAnswer'
import { getWalletTransfers } from './calls'
import { useTransferWords } from './useTransferWords'
import { bookedTransfer, walletTransferMoney } from './walletMoney'

/** Transfers that were sent and never answered. What became of them stands in the list below. */
export function OpenTransfers() {
  const { what } = useTransferWords()
  const { data } = useAnswer(getWalletTransfers, latest, { staleTime: 0 })
  const listed = useMemo(() => data?.content.map(bookedTransfer), [data])
  return <OpenIntents money={walletTransferMoney} describe={what} listed={listed} show={() => null} />
}
