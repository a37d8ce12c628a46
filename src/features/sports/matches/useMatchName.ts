import { isolatedWords } from '../../../i18n/isolated'
import { useTranslation } from '../../../i18n/translate'
import type { Match } from '../../../contract/matches'

/** Who meets whom, in words. */
export function useMatchName() {
  const { t } = useTranslation()
  return ({ home, away }: Match): string =>
    t('sports.match', { home: isolatedWords(home.name), away: isolatedWords(away.name) })
}
