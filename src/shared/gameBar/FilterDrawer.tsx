import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { numberFormat } from '../../lib/intl'
import { useAtomValue } from '../../state/atoms'
import { Button, Drawer } from '../../ui'
import { Choices } from './Choices'
import { SheetBody } from './bar.styles'
import { type Sort, sortNames, sorts } from './sorts'

interface FilterDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly isFiltered: boolean
  readonly clear: () => void
  /** What is found by now, as the button that leads back to it says. */
  readonly result: string
  readonly children: ReactNode
}

/** Every filter in one place; the games behind it follow at once. */
export function FilterDrawer({ open, onClose, isFiltered, clear, result, children }: FilterDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      side="end"
      width={400}
      open={open}
      onClose={onClose}
      title={t('games.hall.filters')}
      closeLabel={t('games.hall.closeFilters')}
      footer={
        <>
          <Button disabled={!isFiltered} onClick={clear}>
            {t('games.hall.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {result}
          </Button>
        </>
      }
    >
      <SheetBody>{children}</SheetBody>
    </Drawer>
  )
}

export function useShowGames(): (count: number) => string {
  const { t } = useTranslation()
  const number = numberFormat(useAtomValue(languageAtom).tag)
  return (count) => t('games.hall.show', { count, shown: number.format(count) })
}

interface SortChoicesProps {
  readonly sort: Sort | undefined
  readonly change: (part: { readonly sort: Sort | undefined }) => void
}

export function SortChoices({ sort, change }: SortChoicesProps) {
  const { t } = useTranslation()
  return (
    <Choices
      name={t('games.hall.sortBy')}
      choices={sorts}
      nameOf={(one) => t(sortNames[one])}
      isOn={(one) => (sort ?? 'popular') === one}
      onChoose={(one) => change({ sort: one === 'popular' ? undefined : one })}
    />
  )
}
