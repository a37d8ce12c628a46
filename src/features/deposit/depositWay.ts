import { createContext, useContext, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WayTo } from '../../shared/money/MoneyRow'
import { wantedModalAtom } from '../../site/modal'
import { modals } from '../../site/paths'
import { useSetAtom } from '../../state/atoms'
import { depositForm, depositPath } from './depositPath'

/** Deposits have a page; in the sheet the same ways lead about in the sheet. */
export interface DepositWay {
  readonly form: WayTo
  readonly one: (reference: string) => WayTo
  /** To a deposit that was just made. */
  readonly go: (reference: string) => void
  /** The same, when its form is left already. */
  readonly goFromAway: (reference: string) => void
  /** Of the sheet: back to what lies under it. */
  readonly close?: () => void
}

const WayContext = createContext<DepositWay | undefined>(undefined)
export const DepositWayProvider = WayContext.Provider

/** Names a deposit in the address of the sheet. */
export const sheetReference = 'deposit'

export function useDepositWay(): DepositWay {
  const navigate = useNavigate()
  const inSheet = useContext(WayContext)
  if (inSheet) return inSheet
  const go = (reference: string) => void navigate(depositPath(reference))
  return { form: { to: depositForm }, one: (reference) => ({ to: depositPath(reference) }), go, goFromAway: go }
}

/** The sheet stands over a page: its address is the page's, and one entry of the history however far one goes in it. */
export function useSheetWay(close: () => void): DepositWay {
  const navigate = useNavigate()
  const want = useSetAtom(wantedModalAtom)
  const place = useLocation()
  const { pathname, search } = place
  const state: unknown = place.state
  return useMemo(() => {
    const to = (reference?: string): WayTo => {
      const query = new URLSearchParams(search)
      if (reference === undefined) query.delete(sheetReference)
      else query.set(sheetReference, reference)
      return { to: `${pathname}?${query.toString()}`, replace: true, state }
    }
    return {
      form: to(),
      one: to,
      go: (reference) => {
        const way = to(reference)
        void navigate(way.to, way)
      },
      goFromAway: (reference) => want({ name: modals.deposit, extra: { [sheetReference]: reference } }),
      close,
    }
  }, [navigate, want, close, pathname, search, state])
}
