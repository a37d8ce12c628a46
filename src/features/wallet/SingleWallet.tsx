import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { Balance } from '../../contract/balance'
import { decimalOf } from '../../lib/decimal'
import { useMemberPagePath } from '../../site/useMemberPage'
import { Button, Panel, Stack } from '../../ui'
import { MainWallet } from './MainWallet'
import { Small } from './wallet.styles'

/** Where one wallet serves all vendors: what it holds, and that nothing has to be moved. */
export function SingleWallet({ balance }: { readonly balance: Balance }) {
  const { t } = useTranslation()
  const record = useMemberPagePath('transactionHistory')
  return (
    <Stack gap={5}>
      <MainWallet balance={balance} amount={decimalOf(balance.sumBalance)} />
      <Panel title={t('wallet.single')}>
        <Stack gap={4}>
          <Small>{t('wallet.singleText')}</Small>
          {record ? (
            <div>
              <Button as={Link} to={record} icon="history">
                {t('wallet.transactions')}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Panel>
    </Stack>
  )
}
