import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { brandTextAtom } from '../../../site/brand'
import { useAtomValue } from '../../../state/atoms'
import { Icon } from '../../../ui'
import type { ShownTab } from '../lists/hallTabs'
import { Tab, TabRow } from './bar.styles'

interface Props {
  readonly tabs: readonly ShownTab[]
  readonly selected: string
  readonly onSelect: (id: string | undefined) => void
}

/** The brand's ways into the hall. The first one needs no mention in the address. */
export const HallTabs = memo(function HallTabs({ tabs, selected, onSelect }: Props) {
  const { t } = useTranslation()
  const text = useAtomValue(brandTextAtom)
  return (
    <TabRow aria-label={t('games.hall.tabs')}>
      {tabs.map((tab, place) => (
        <Tab
          key={tab.id}
          type="button"
          aria-current={tab.id === selected ? 'page' : undefined}
          onClick={() => onSelect(place === 0 ? undefined : tab.id)}
          $selected={tab.id === selected}
        >
          <Icon name={tab.icon} size={18} />
          {tab.kind === 'own' ? text(tab.text) : t(tab.label)}
        </Tab>
      ))}
    </TabRow>
  )
})
