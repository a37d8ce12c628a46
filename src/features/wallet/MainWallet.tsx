import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { Balance } from '../../contract/balance'
import type { MemberPageKey } from '../../engine/pageKeys'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { memberPage } from '../../site/paths'
import { balanceCurrency } from '../../site/platformAnswers'
import { useLabel, useSlot } from '../../site/Slot'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Icon } from '../../ui'
import { Card, Sum } from './wallet.styles'
import { WalletMoney } from '../../shared/wallet/WalletMoney'

interface MainWalletProps {
  readonly balance: Balance
  /** What it holds. */
  readonly amount: string
  /** What all wallets hold together, where there are others. */
  readonly inAll?: string
}

/** The ways that money comes in and goes out, as the menu has them. */
const ways: readonly MemberPageKey[] = ['depositv2', 'withdraw']

export function MainWallet({ balance, amount, inAll }: MainWalletProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const currency = balanceCurrency(balance)
  const hidden = useAtomValue(balanceHiddenAtom)
  const say = useMoneyText(currency)
  const pages = useSlot('member.menu').filter(({ props }) => ways.includes(props.pageKey))
  return (
    <Card>
      <div>
        <h2>
          <Icon name="wallet" size={18} />
          {t('wallet.main')}
        </h2>
        <Sum $letters={hidden ? 0 : say(amount).length}>
          <WalletMoney amount={amount} currency={currency} />
        </Sum>
        {inAll === undefined || hidden ? null : <p>{t('wallet.inAll', { amount: say(inAll) })}</p>}
      </div>
      <Cluster>
        {pages.map(({ label: name, props: { pageKey } }) => (
          <Button key={pageKey} as={Link} to={memberPage(pageKey)} icon={pageKey === 'depositv2' ? 'plus' : 'arrow-up'}>
            {label(name)}
          </Button>
        ))}
      </Cluster>
    </Card>
  )
}
