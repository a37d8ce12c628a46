import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { Balance } from '../../contract/balance'
import { decimalOf } from '../../lib/decimal'
import { memberPage } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { Button, Panel, Stack } from '../../ui'
import { MainWallet } from './MainWallet'
import { Small } from './wallet.styles'

/** Where one wallet serves all vendors: what it holds, and that nothing has to be moved. */
export function SingleWallet({ balance }: { readonly balance: Balance }) {
  const { t } = useTranslation()
  const hasRecord = useSlot('member.menu').some(({ id }) => id === 'transactionHistory')
  return (
    <Stack gap={5}>
      <MainWallet balance={balance} amount={decimalOf(balance.sumBalance)} />
      <Panel title={t('wallet.single')}>
        <Stack gap={4}>
          <Small>{t('wallet.singleText')}</Small>
          {hasRecord ? (
            <div>
              <Button as={Link} to={memberPage('transactionHistory')} icon="history">
                {t('wallet.transactions')}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Panel>
    </Stack>
  )
}
