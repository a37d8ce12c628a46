import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { sumDecimals } from '../../lib/decimalSum'
import { balanceAtom, balanceCurrency } from '../../site/platformAnswers'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import type { VendorWallet } from './pendingTransfer'
import type { TransferBackResult } from './walletTransfers'
import { type VendorBalance, holds } from './walletBalances'

/** Says where money has gone: it never moves without a word. */
export function useTransferToasts() {
  const { t } = useTranslation()
  const { show } = useToast()
  const money = useMoneyText(balanceCurrency(useAtomValue(balanceAtom).data))
  return useMemo(() => {
    const nameOf = ({ vendor, wallet }: Pick<VendorBalance, 'vendor' | 'wallet'>) =>
      vendor || t('games.launch.wallet.unnamed', { id: wallet })
    return {
      nameOf,
      /** "¥50.00 at Reefworks", or the sum and at how many. @param hidden the place alone: a screen reader would read the dots of a hidden sum */
      places: (away: readonly VendorBalance[], hidden = false): string => {
        const [only] = away
        if (hidden) {
          return only !== undefined && away.length === 1
            ? t('games.launch.wallet.hiddenAt', { vendor: nameOf(only) })
            : t('games.launch.wallet.hiddenAtVendors', { count: away.length })
        }
        const amount = money(sumDecimals(away.map(({ amount }) => amount)))
        if (only !== undefined && away.length === 1)
          return t('games.launch.wallet.at', { amount, vendor: nameOf(only) })
        return t('games.launch.wallet.atVendors', { amount, count: away.length })
      },
      there: (place: VendorWallet, amount: string) => {
        if (holds(amount))
          show({
            tone: 'accent',
            text: t('games.launch.wallet.there', { vendor: nameOf(place), amount: money(amount) }),
          })
      },
      home: ({ back, stuck }: TransferBackResult) => {
        const [only] = back
        const amount = money(sumDecimals(back.map((one) => one.amount)))
        if (only !== undefined) {
          const text =
            back.length === 1
              ? t('games.launch.wallet.back', { vendor: nameOf(only.place), amount })
              : t('games.launch.wallet.backAll', { count: back.length, amount })
          show({ tone: 'success', text })
        }
        for (const place of stuck)
          show({ tone: 'warning', text: t('games.launch.wallet.stuck', { vendor: nameOf(place) }) })
      },
    }
  }, [money, show, t])
}
