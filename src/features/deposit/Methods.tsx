import { useId } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { decimalOf } from '../../lib/decimal'
import { Icon, type IconName, media } from '../../ui'
import { Choice, Choices, Face } from './choice.styles'
import type { Method } from './DepositForm'

const icons: Readonly<Record<Method['kind'], IconName>> = {
  BANK: 'landmark',
  EWALLET: 'wallet',
  CRYPTO: 'coins',
  CARD: 'credit-card',
}

interface MethodsProps {
  readonly methods: readonly Method[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** An amount in the member's currency and language. */
  readonly say: (amount: string) => string
}

/** Ways to pay as radio buttons: what each is, how fast, and between which amounts. */
export function Methods({ methods, chosen, onChoose, say }: MethodsProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Choices>
      <legend>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <Choice key={method.id}>
          <input type="radio" name={name} checked={method.id === chosen} onChange={() => onChoose(method.id)} />
          <MethodFace>
            <Mark>
              <Icon name={icons[method.kind]} size={22} />
            </Mark>
            <span>
              <b>{method.name}</b>
              {method.description === undefined ? null : <small>{method.description}</small>}
            </span>
            <Terms>
              <span>
                {say(decimalOf(method.minimum))} – {say(decimalOf(method.maximum))}
              </span>
              {method.minutes === undefined ? null : <span>{t('deposit.minutes', { count: method.minutes })}</span>}
            </Terms>
          </MethodFace>
        </Choice>
      ))}
    </Choices>
  )
}

const MethodFace = styled(Face)`
  grid-template-columns: auto minmax(0, 1fr);

  @media ${media.tabletUp} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  > span:nth-child(2) {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-s);
  background-color: var(--surface-sunken);
  color: var(--accent-text);
`

const Terms = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;

  @media ${media.tabletUp} {
    display: grid;
    grid-column: 3;
    justify-items: end;
  }
`
