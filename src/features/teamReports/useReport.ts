import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { categoryNames } from '../../shared/category/categoryNames'
import type { FilterChoice } from '../../shared/records/FilterBar'
import { useFilters } from '../../shared/records/useFilters'
import { paths } from '../../site/paths'
import { vendorsAtom } from '../../site/platformAnswers'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'
import { betsSearchOf, readAccount, searchOf } from './account'

export const pageSizes = ['25', '50', '100'] as const
/** No team is deeper. */
const deepest = 99

type Known = Readonly<Record<string, readonly string[] | undefined>>

/** Filters of a report and the account that it is of, as the address says them. */
export function useReport(known: Known) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const showsBets = useSlot('agent.menu').some(({ id }) => id === 'agentTeamBetting')
  const filters = useFilters({ ...known, size: pageSizes.slice(1) }, false, 25)
  return {
    filters,
    account: readAccount(search),
    /** The way to an account, or back to the whole team. */
    to: (account: string | undefined): string => searchOf(search, account),
    /** To the bets of an account in the same days, where there is a page of them. */
    toBets: (account: string): string | undefined =>
      showsBets ? `${paths.agentHome}${betsSearchOf(search, account)}` : undefined,
    go: (account: string | undefined): void => void navigate(searchOf(search, account)),
    /** By one of the choices that are offered: others wait in the address for the way back. */
    isFiltered: (choices: readonly FilterChoice[]) => choices.some(({ name }) => filters.value(name) !== undefined),
    clear: (choices: readonly FilterChoice[]) =>
      filters.change(Object.fromEntries(choices.map(({ name }) => [name, undefined]))),
  }
}

export type Report = ReturnType<typeof useReport>

/** By vendor and by category, as the site offers them. */
export function useGameChoices() {
  const { t } = useTranslation()
  const lanes = useAtomValue(vendorsAtom).data
  const vendors = useMemo(() => lanes?.flatMap((lane) => lane.vendors), [lanes])
  const categories = useMemo(() => lanes && [...new Set(lanes.map((lane) => lane.gameCategory))], [lanes])
  const nameOf = (category: string) => {
    const key = Object.hasOwn(categoryNames, category) ? categoryNames[category] : undefined
    return key === undefined ? category : t(key)
  }
  const choices: readonly FilterChoice[] = [
    {
      name: 'category',
      label: t('teamReports.category'),
      all: t('teamReports.allCategories'),
      options: (categories ?? []).map((value) => ({ value, label: nameOf(value) })),
    },
    {
      name: 'vendor',
      label: t('teamReports.vendor'),
      all: t('teamReports.allVendors'),
      options: (vendors ?? []).map(({ accountTypeName: value, displayName: label }) => ({ value, label })),
    },
  ]
  return { known: { category: categories, vendor: vendors?.map(({ accountTypeName }) => accountTypeName) }, choices }
}

export const accountTypes = ['AGENT', 'MEMBER'] as const

export function useTypeChoice(): FilterChoice {
  const { t } = useTranslation()
  return {
    name: 'accountType',
    label: t('teamReports.accountType'),
    all: t('teamReports.allAccounts'),
    options: [
      { value: 'AGENT', label: t('teamReports.agents') },
      { value: 'MEMBER', label: t('teamReports.members') },
    ],
  }
}

export const knownLevels: readonly string[] = Array.from({ length: deepest }, (_, place) => String(place + 1))

/**
 * @param levels how many the team has
 * @param chosen one that an address names and the team does not have is named too
 */
export function useLevelChoice(levels: number, chosen: string | undefined): FilterChoice {
  const { t } = useTranslation()
  return {
    name: 'level',
    label: t('teamReports.level'),
    all: t('teamReports.allLevels'),
    options: knownLevels
      .filter((value) => Number(value) <= levels || value === chosen)
      .map((value) => ({ value, label: t('teamReports.levelOf', { level: Number(value) }) })),
  }
}
