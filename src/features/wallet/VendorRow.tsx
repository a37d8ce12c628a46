import { useTranslation } from '../../i18n/translate'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { ListRow } from '../../ui'
import { useWalletName } from './useWalletName'
import type { WalletLine } from './walletLines'
import { WalletMoney } from '../../shared/wallet/WalletMoney'
import { WhyLeft } from './WhyLeft'

interface VendorRowProps {
  readonly line: WalletLine
  readonly currency: string
  readonly chosen: boolean
  readonly onChoose: (line: WalletLine) => void
}

/** A vendor's wallet: what it holds, a press that takes it to the form, and why its money did not come back. */
export function VendorRow({ line, currency, chosen, onChoose }: VendorRowProps) {
  const { t } = useTranslation()
  const name = useWalletName()(line.wallet, line.vendor)
  const say = useMoneyText(currency)
  const hidden = useAtomValue(balanceHiddenAtom)
  const label = hidden
    ? t('wallet.chooseHidden', { vendor: name })
    : t('wallet.choose', { vendor: name, amount: say(line.amount) })
  const closed = line.takes ? undefined : t(line.vendor === '' ? 'wallet.gone' : 'wallet.closed')
  return (
    <>
      <ListRow
        as="button"
        aria-label={closed === undefined ? label : `${label}. ${closed}`}
        aria-pressed={chosen}
        selected={chosen}
        // nothing can be moved either way
        disabled={!line.takes && !line.holds}
        title={name}
        text={closed}
        end={<WalletMoney amount={line.amount} currency={currency} />}
        onClick={() => onChoose(line)}
      />
      {line.holds ? <WhyLeft wallet={line.wallet} vendor={name} /> : null}
    </>
  )
}
