import type { Balance } from '../contract/balance'
import { atom } from '../state/atoms'
import { answerAtom } from './answers'
import { brandAtom } from './brand'
import { languageAtom } from '../i18n/language'
import { pageAddress } from '../lib/pageAddress'
import { announcementQuery, hotGamesQuery, vendorQuery } from './queries'

/** Answers that more than one part of the site reads. Each is asked once and shared. */
export const permissionAtom = answerAtom('permission', {
  query: () => ({ domain: new URL(pageAddress()).hostname }),
  refetchInterval: 60_000,
})

const separateTreeAtom = answerAtom('whitelabel', {
  enabled: (get) => {
    const permission = get(permissionAtom)
    return permission.data !== undefined && permission.data.whitelabel === undefined
  },
})

/** The module tree: in the permission answer, or from its own call where that carries none. */
export const whitelabelAtom = atom((get) => get(permissionAtom).data?.whitelabel ?? get(separateTreeAtom).data)

export const vendorsAtom = answerAtom('vendors', { query: (get) => vendorQuery(get(brandAtom).merchant) })
export const domainRouteAtom = answerAtom('domainRoute')
export const announcementsAtom = answerAtom('announcements', { query: () => announcementQuery })
export const hotGamesAtom = answerAtom('hotGames', {
  query: (get) => hotGamesQuery(get(brandAtom).merchant, get(languageAtom).platformCode),
})
export const memberInfoAtom = answerAtom('memberInfo')
export const balanceAtom = answerAtom('balance', { staleTime: 15_000, refetchInterval: 60_000 })
/** What its amounts are in: ISO 4217, else the platform's own unit; empty where it names neither. */
export const balanceCurrency = (balance: Pick<Balance, 'currency' | 'currencySymbol'> | undefined): string =>
  balance?.currency ?? balance?.currencySymbol ?? ''
