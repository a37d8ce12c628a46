import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { SlotItems } from '../../site/Slot'
import { Button, Panel } from '../../ui'
import { VendorRow } from './VendorRow'
import type { WalletLine } from './walletLines'
import { Foot, Quiet, Scroll } from './wallet.styles'

interface VendorWalletsProps {
  readonly lines: readonly WalletLine[]
  readonly currency: string
  readonly chosen: number | undefined
  readonly onChoose: (line: WalletLine) => void
}

/** Wallets by the names of their vendors: those that hold something, the empty ones on demand. */
export function VendorWallets({ lines, currency, chosen, onChoose }: VendorWalletsProps) {
  const { t } = useTranslation()
  const [showsEmpty, setShowsEmpty] = useState(false)
  const empty = lines.filter(({ holds }) => !holds)
  const rows = (shown: readonly WalletLine[]) =>
    shown.map((line) => (
      <VendorRow
        key={line.wallet}
        line={line}
        currency={currency}
        chosen={line.wallet === chosen}
        onChoose={onChoose}
      />
    ))
  return (
    <Panel title={t('wallet.vendors')} flush>
      {lines.length === 0 ? (
        <Quiet>{t('wallet.vendorsNone')}</Quiet>
      ) : empty.length === lines.length ? (
        <Quiet>{t('wallet.allEmpty')}</Quiet>
      ) : (
        rows(lines.filter(({ holds }) => holds))
      )}
      <Foot>
        <SlotItems slot="account.wallets" />
      </Foot>
      {empty.length === 0 ? null : (
        <Foot>
          <Button
            size="s"
            variant="ghost"
            icon={showsEmpty ? 'chevron-up' : 'chevron-down'}
            aria-expanded={showsEmpty}
            onClick={() => setShowsEmpty(!showsEmpty)}
          >
            {showsEmpty ? t('wallet.hideEmpty') : t('wallet.showEmpty', { count: empty.length })}
          </Button>
        </Foot>
      )}
      {showsEmpty ? <Scroll>{rows(empty)}</Scroll> : null}
    </Panel>
  )
}
