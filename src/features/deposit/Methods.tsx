import { useId } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { decimalOf } from '../../lib/decimal'
import { hiddenVisually, Icon, type IconName, media } from '../../ui'
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
    <Set>
      <legend>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <Choice key={method.id}>
          <input type="radio" name={name} checked={method.id === chosen} onChange={() => onChoose(method.id)} />
          <Face>
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
          </Face>
        </Choice>
      ))}
    </Set>
  )
}

const Set = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--space-3);
    padding: 0;
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`

const Choice = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;

  input {
    ${hiddenVisually}
  }
`

const Face = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  transition:
    border-color var(--dur-fast) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  > span:nth-child(2) {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
  &:hover {
    background-color: var(--surface-hover);
  }
  input:checked + & {
    border-color: var(--accent-text);
    background-color: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-text);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
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
