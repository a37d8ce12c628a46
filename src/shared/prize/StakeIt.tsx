import type { Prize } from '../../contract/prize'
import { useTranslation } from '../../i18n/translate'

/** The condition of a bonus, in one line; nothing where there is none. */
export function StakeIt({ prize: { kind, times, days } }: { readonly prize: Prize }) {
  const { t } = useTranslation()
  if (kind !== 'BONUS' || times === undefined || days === undefined) return null
  return <>{t('prize.stakeIt', { times, count: days })}</>
}
