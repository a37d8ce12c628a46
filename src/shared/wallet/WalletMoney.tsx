import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useAtomValue } from '../../state/atoms'
import { Money } from '../../ui'

/** What a wallet holds; dots where balances are hidden. */
export function WalletMoney({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  const { t } = useTranslation()
  return (
    <Money
      amount={amount}
      currency={currency}
      language={useAtomValue(languageAtom).tag}
      hidden={useAtomValue(balanceHiddenAtom)}
      hiddenLabel={t('account.balance.hidden')}
    />
  )
}
