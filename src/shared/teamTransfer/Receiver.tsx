import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { WalletMoney } from '../wallet/WalletMoney'
import { Icon } from '../../ui'

/** What is said of who gets it. */
export interface TransferText {
  readonly to: string
  readonly text: string
}

interface ReceiverProps {
  /** As the sender reads it. */
  readonly account: string
  readonly available: string
  readonly currency: string
  readonly words: TransferText
}

/** Who the money goes to, from where, and that it does not come back. */
export function Receiver({ account, available, currency, words }: ReceiverProps) {
  const { t } = useTranslation()
  return (
    <>
      <Lines>
        <div>
          <dt>{t('teamTransfer.from')}</dt>
          <dd>
            <Icon name="wallet" size={18} />
            <WalletMoney amount={available} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{words.to}</dt>
          <dd>
            <Icon name="user" size={18} />
            <bdi>{account}</bdi>
          </dd>
        </div>
      </Lines>
      <Small>{words.text}</Small>
    </>
  )
}

const Lines = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background-color: var(--surface-sunken);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
