import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { isMainWallet } from '../../shared/merchantWallet/merchantWallet'
import type { WalletLine } from './walletLines'

/** Names of wallets; one that no list names keeps its number. */
export function useWalletName() {
  const { t } = useTranslation()
  return useCallback(
    (wallet: number, vendor?: string) =>
      isMainWallet(wallet) ? t('wallet.main') : vendor || t('games.launch.wallet.unnamed', { id: wallet }),
    [t],
  )
}

export const vendorOf = (lines: readonly WalletLine[], wallet: number): string | undefined =>
  lines.find((line) => line.wallet === wallet)?.vendor
