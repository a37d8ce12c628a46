import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { balanceHiddenAtom } from '../../../site/balanceHidden'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import type { SlotComponentProps } from '../../../site/Slot'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { bareButton, media, oneLine } from '../../../ui'
import { messages } from '../../../shared/launch/messages'
import { walletBalancesAtom } from '../../../shared/wallet/walletAtoms'
import { useTransferToasts } from '../../../shared/wallet/useTransferToasts'

/** Under the balance: how much of it stands at vendors, and the way home. */
function VendorBalances(_props: SlotComponentProps<'account.balance'>) {
  const { t } = useTranslation()
  const { open } = useModal()
  const { places, nameOf } = useTransferToasts()
  const hidden = useAtomValue(balanceHiddenAtom)
  const { away = [] } = useAtomValue(walletBalancesAtom) ?? {}
  if (away.length === 0) return null
  const [only] = away
  const short =
    only !== undefined && away.length === 1
      ? t('games.launch.wallet.short', { vendor: nameOf(only) })
      : t('games.launch.wallet.shortVendors', { count: away.length })
  const whole = t('games.launch.wallet.ofIt', { places: places(away) })
  return (
    <Line type="button" title={hidden ? short : whole} onClick={() => open(modals.wallets)}>
      <span data-for="phone">{short}</span>
      <span data-for="wide">{hidden ? short : whole}</span>
    </Line>
  )
}

const Line = styled.button`
  ${bareButton}
  min-block-size: 24px;
  max-inline-size: max(104px, 9em);
  /* a target of 24 px around a line of 14: what is left of it takes no room, so that both lines stand in the middle */
  margin-block: min(0px, (1.2em - 24px) / 2);
  color: var(--accent-text);
  /* never above the sum that it is of (features/account/BalancePill) */
  font-size: min(var(--fs-xs), var(--sum, 1em) * 0.9, 20px);
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 2px;
  ${oneLine}

  [data-for='wide'] {
    display: none;
  }
  @media ${media.desktopUp} {
    max-inline-size: 100%;

    [data-for='wide'] {
      display: inline;
    }
    [data-for='phone'] {
      display: none;
    }
  }
`

export default withMessages(messages, VendorBalances)
