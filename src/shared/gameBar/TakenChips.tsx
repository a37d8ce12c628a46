import { useTranslation } from '../../i18n/translate'
import { Icon } from '../../ui'
import { Taken } from './bar.styles'

export interface TakenFilter {
  readonly id: string
  readonly name: string
  readonly remove: () => void
}

/** The filters that are on, each with the way out of it, and out of all. */
export function TakenChips({ taken, clear }: { readonly taken: readonly TakenFilter[]; readonly clear: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {taken.map(({ id, name, remove }) => (
        <Taken key={id} type="button" aria-label={t('games.hall.removeFilter', { name })} onClick={remove}>
          {name}
          <Icon name="x" size={16} />
        </Taken>
      ))}
      {taken.length > 1 ? (
        <Taken type="button" onClick={clear}>
          {t('games.hall.clear')}
        </Taken>
      ) : null}
    </>
  )
}
