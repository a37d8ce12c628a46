import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { gamePath } from '../../site/gamePath'
import { useNavigateOrLaunch } from '../../site/useNavigateOrLaunch'
import { useToast } from '../../ui'

/** Starts a vendor's own lobby; one in maintenance says so instead. */
export function useVendorLaunch(category: string) {
  const { t } = useTranslation()
  const { show } = useToast()
  const go = useNavigateOrLaunch()
  return ({ accountTypeName, maintenance }: Vendor) => {
    if (maintenance) show({ tone: 'warning', text: t('error.gameMaintenance') })
    else go(gamePath({ vassalage: accountTypeName, category }), { needsLogin: true })
  }
}
