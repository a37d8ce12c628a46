import { useTranslation } from '../../i18n/translate'
import { Notice } from '../../ui'

interface NetworkWarningProps {
  readonly network: { readonly name: string; readonly asset: string; readonly confirmations?: number | undefined }
  /** Fewest coins or least money that is credited, in words. */
  readonly minimum: string | undefined
}

/** Warns before coins are sent: a transfer on another network is lost. */
export function NetworkWarning({ network: { name, asset, confirmations }, minimum }: NetworkWarningProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning">
      <b>{t('deposit.network.only', { asset, network: name })}</b>
      <br />
      {t('deposit.network.lost')} {minimum === undefined ? null : t('deposit.network.least', { minimum })}{' '}
      {confirmations === undefined ? null : t('deposit.network.confirmations', { count: confirmations })}
    </Notice>
  )
}
