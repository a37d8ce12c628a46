import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { useWalletName } from './useWalletName'
import type { TransferContent } from './walletMoney'

/** A transfer in words: what was asked for, that it was done, or is under way. */
export function useTransferWords() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useWalletName()
  return useMemo(() => {
    const vendor = (content: TransferContent) => nameOf(content.wallet, content.vendor)
    const values = (content: TransferContent) => ({
      amount: moneyText(content.amount, content.currency, language),
      place: content.direction === 'in' ? vendor(content) : t('wallet.mainSmall'),
    })
    return {
      vendor,
      what: (content: TransferContent) => t('wallet.open', values(content)),
      done: (content: TransferContent) => t('wallet.done', values(content)),
      waiting: (content: TransferContent) => t('wallet.waiting', values(content)),
    }
  }, [t, language, nameOf])
}
