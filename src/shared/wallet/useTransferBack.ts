import { useState } from 'react'
import { sessionAtom } from '../../session/session'
import { useStore } from '../../state/atoms'
import type { TransferBackResult } from './walletTransfers'
import { useTransferToasts } from './useTransferToasts'
import { transferAllBack } from './walletActions'

/** idle; busy; done: what came of it; failed: the platform could not be asked. */
export type TransferBackState =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done'; readonly home: TransferBackResult }
  | { readonly state: 'failed'; readonly error: unknown }

/** The press that brings all money home; what came is told. `bring` answers whether all of it came. */
export function useTransferBack() {
  const store = useStore()
  const tell = useTransferToasts()
  const [homeward, setHomeward] = useState<TransferBackState>({ state: 'idle' })
  const bring = async (): Promise<boolean> => {
    const session = store.get(sessionAtom)
    if (session.state !== 'signed-in') return false
    setHomeward({ state: 'busy' })
    try {
      const home = await transferAllBack(store, session.account)
      tell.home(home)
      setHomeward({ state: 'done', home })
      return home.stuck.length + home.played.length === 0
    } catch (error) {
      setHomeward({ state: 'failed', error })
      return false
    }
  }
  return { homeward, bring }
}
