import { useTranslation } from '../../i18n/translate'

/** The other side of a contract: an account, whichever way its name runs, or the platform itself. */
export function Party({ account }: { readonly account: string | undefined }) {
  const { t } = useTranslation()
  return account === undefined ? t('contracts.platform') : <bdi>{account}</bdi>
}
