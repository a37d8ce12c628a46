import { isolatedWords } from '../../../i18n/isolated'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import type { Match } from '../../../contract/matches'
import { numberFormat } from '../../../lib/intl'
import { useAtomValue } from '../../../state/atoms'
import { kickOff } from './kickOff'

/** A match in words. */
export function useMatchWords() {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  return {
    /** Who meets whom. */
    name: ({ home, away }: Match): string =>
      t('sports.match', { home: isolatedWords(home.name), away: isolatedWords(away.name) }),
    /** When it starts, or how far it is. `now`: the server's time of the answer. */
    state: ({ live, startsAt }: Match, now: number): string => {
      if (live === undefined) return kickOff(startsAt, now, tag, t)
      const { minute, period } = live
      const far = minute === undefined ? period : t('sports.minute', { minute: numberFormat(tag).format(minute) })
      return far === undefined ? t('sports.live') : t('sports.liveAt', { state: far })
    },
  }
}
