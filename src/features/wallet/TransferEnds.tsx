import { useTranslation } from '../../i18n/translate'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Field, Icon, IconButton, Select } from '../../ui'
import type { TransferFormProps } from './TransferForm'
import { useWalletName } from './useWalletName'
import { Ends, Fixed } from './wallet.styles'

interface TransferEndsProps extends Omit<TransferFormProps, 'main' | 'amountRef'> {
  /** Of the select. */
  readonly id: string
  /** Says what is missing. */
  readonly told: boolean
}

/** Where the money is taken from and where it goes: one end is the main wallet, the other is chosen. */
export function TransferEnds({
  id,
  told,
  currency,
  lines,
  wallet,
  onWallet,
  direction,
  onDirection,
}: TransferEndsProps) {
  const { t } = useTranslation()
  const say = useMoneyText(currency)
  const nameOf = useWalletName()
  const hidden = useAtomValue(balanceHiddenAtom)
  // nothing goes into a wallet whose vendor takes no money, or out of an empty one
  const options = lines.map((line) => ({
    value: String(line.wallet),
    label: hidden
      ? nameOf(line.wallet, line.vendor)
      : t('wallet.option', { vendor: nameOf(line.wallet, line.vendor), amount: say(line.amount) }),
    disabled: direction === 'in' ? !line.takes : !line.holds,
  }))
  const end = (side: 'from' | 'to') => {
    const label = t(side === 'from' ? 'wallet.from' : 'wallet.to')
    const isMain = (side === 'from') === (direction === 'in')
    return isMain ? (
      <Fixed>
        <span>{label}</span>
        <span>
          <Icon name="wallet" size={18} />
          {t('wallet.main')}
        </span>
      </Fixed>
    ) : (
      <Field id={id} label={label} required error={told && wallet === undefined ? t('wallet.pickNeeded') : undefined}>
        <Select
          options={options}
          placeholder={t('wallet.pick')}
          value={wallet === undefined ? '' : String(wallet)}
          onChange={(event) =>
            onWallet(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
          }
        />
      </Field>
    )
  }
  return (
    <Ends>
      {end('from')}
      <IconButton
        icon="arrow-left-right"
        variant="outline"
        label={t('wallet.swap')}
        onClick={() => onDirection(direction === 'in' ? 'out' : 'in')}
      />
      {end('to')}
    </Ends>
  )
}
