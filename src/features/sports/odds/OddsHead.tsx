import { useTranslation } from '../../../i18n/translate'
import { picks } from './OddsRow'

/** What the columns of odds mean, over them. */
export function OddsHead({ hasDraw }: { readonly hasDraw: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {picks
        .filter((pick) => hasDraw || pick !== 'draw')
        .map((pick) => (
          <span key={pick}>{t(`sports.short.${pick}`)}</span>
        ))}
    </>
  )
}
