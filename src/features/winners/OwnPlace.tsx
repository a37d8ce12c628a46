import type { WinnerBoard } from '../../contract/winner-board'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { numberFormat } from '../../lib/intl'
import { useAtomValue } from '../../state/atoms'
import { Figures, Money } from '../../ui'

/** The member's own place and prize; nothing where the platform names none. */
export function OwnPlace({ winners }: { readonly winners: WinnerBoard }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const own = winners.find(({ isOwn }) => isOwn)
  if (own?.place === undefined) return null
  return (
    <Figures
      figures={[
        {
          id: 'place',
          label: t('winners.ownPlace'),
          value: numberFormat(language).format(own.place),
          icon: 'medal',
        },
        {
          id: 'prize',
          label: t('winners.ownPrize'),
          value: <Money amount={decimalOf(own.prize)} currency={own.currency ?? ''} language={language} />,
          text: own.gameName,
          icon: 'trophy',
        },
      ]}
    />
  )
}
