import { useTranslation } from '../../i18n/translate'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { QrCode } from '../../ui'
import { CopyLine } from './CopyLine'
import { Coins, Lines } from '../../shared/money/desk.styles'
import { NetworkWarning } from './NetworkWarning'

type Network = NonNullable<DepositReceipt['network']>

/** Where coins go: the one network, the address to copy or to scan, and how many. */
export function CoinPayment({ network }: { readonly network: Network }) {
  const { t } = useTranslation()
  const { name, asset, address, amount, minimum } = network
  const coins = (count: string) => `\u2066${count} ${asset}\u2069`
  return (
    <>
      <NetworkWarning network={network} minimum={minimum === undefined ? undefined : coins(minimum)} />
      <Coins>
        <QrCode value={address} size={168} label={t('deposit.network.qr', { asset, network: name })} />
        <Lines>
          {amount === undefined ? null : <CopyLine label={t('deposit.network.send', { asset })} value={amount} />}
          <div>
            <dt>{t('deposit.network.name')}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
          <CopyLine label={t('deposit.network.address')} value={address} />
        </Lines>
      </Coins>
    </>
  )
}
