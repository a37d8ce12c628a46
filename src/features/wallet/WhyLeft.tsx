import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useAtomValue } from '../../state/atoms'
import { Button, Notice, Stack } from '../../ui'
import { bringingAtom, leftBehindAtom } from './bringBack'
import { useBringBack } from './useBringBack'
import { Inset } from './wallet.styles'

interface WhyLeftProps {
  readonly wallet: number
  /** What the wallet is called. */
  readonly vendor: string
}

/** Why the money of a wallet did not come back, and another try for this one alone. */
export function WhyLeft({ wallet, vendor }: WhyLeftProps) {
  const { t } = useTranslation()
  const left = useAtomValue(leftBehindAtom).get(wallet)
  const bringing = useAtomValue(bringingAtom)
  const bring = useBringBack()
  if (left === undefined) return null
  return (
    <Inset>
      <Notice tone="warning" alert>
        <Stack gap={3}>
          <span>
            {left.type === 'played'
              ? t('games.launch.wallet.played', { vendor })
              : t('wallet.stuck', { vendor, reason: t(errorMessage(left.error)) })}
          </span>
          <div>
            <Button
              size="s"
              icon="refresh-cw"
              aria-label={t('wallet.retryOf', { vendor })}
              busy={bringing === wallet || bringing === 'all'}
              onClick={() => void bring({ wallet, vendor })}
            >
              {t('wallet.retry')}
            </Button>
          </div>
        </Stack>
      </Notice>
    </Inset>
  )
}
