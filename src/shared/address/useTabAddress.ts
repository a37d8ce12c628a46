import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { IconName } from '../../lib/iconNames'
import type { Tab } from '../../ui'
import { type Parameters, trueSearch } from './trueSearch'
import { useTrueAddress } from './useTrueAddress'

export interface TabRow<Id extends string> {
  readonly id: Id
  readonly label: MessageKey
  readonly icon: IconName
  readonly Body: ComponentType
  /** Parameters of the address that it reads, such as its page. */
  readonly reads?: readonly string[]
}

interface TabAddress<Id extends string> {
  readonly Body: ComponentType
  /** Props of `Tabs`. */
  readonly tabs: { readonly tabs: readonly Tab<Id>[]; readonly selected: Id; readonly onSelect: (id: Id) => void }
}

/**
 * Tabs of which the address names one (`tab`); an address that names none, or one that there is not, shows the first.
 * Whoever chooses a tab begins without what the tabs read of the address; what the one that is shown does not read, the
 * address does not say.
 */
export function useTabAddress<Id extends string>(
  rows: readonly [TabRow<Id>, ...(readonly TabRow<Id>[])],
): TabAddress<Id> {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const named = rows.find(({ id }) => id === search.get('tab'))
  const shown = named ?? rows[0]
  const without = (names: readonly string[]): Parameters => Object.fromEntries(names.map((name) => [name, undefined]))
  const all = rows.flatMap(({ reads = [] }) => reads)
  useTrueAddress({ tab: named?.id, ...without(all.filter((name) => !shown.reads?.includes(name))) })
  return {
    Body: shown.Body,
    tabs: {
      tabs: rows.map(({ id, label, icon }) => ({ id, label: t(label), icon })),
      selected: shown.id,
      onSelect: (tab) =>
        setSearch(trueSearch(search, { tab, ...without(all) }) ?? search, { replace: true, preventScrollReset: true }),
    },
  }
}
