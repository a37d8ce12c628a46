import { useId } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { bonusOf, type Promotion } from './bonusOf'
import { Choice, Choices, Face } from './choice.styles'

interface PromotionsProps {
  readonly promotions: readonly Promotion[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
  /** The typed amount, where it is one. */
  readonly amount: string | undefined
  readonly say: (amount: string) => string
}

/** A bonus taken with the deposit, or none, which is how it begins: a bonus binds money until it has been staked. */
export function Promotions({ promotions, chosen, onChoose, amount, say }: PromotionsProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Choices>
      <legend>{t('deposit.promotion')}</legend>
      <Choice>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        <Face>
          <b>{t('deposit.promotion.none')}</b>
          <small>{t('deposit.promotion.noneText')}</small>
        </Face>
      </Choice>
      {promotions.map((promotion) => (
        <Choice key={promotion.id}>
          <input type="radio" name={name} checked={promotion.id === chosen} onChange={() => onChoose(promotion.id)} />
          <Face>
            <b>{promotion.title}</b>
            <Terms promotion={promotion} amount={promotion.id === chosen ? amount : undefined} say={say} />
          </Face>
        </Choice>
      ))}
    </Choices>
  )
}

type TermsProps = { readonly promotion: Promotion } & Pick<PromotionsProps, 'amount' | 'say'>

/** What it gives and what it asks for, in whole sentences; with the figures of the typed amount once it is chosen. */
function Terms({ promotion, amount, say }: TermsProps) {
  const { t } = useTranslation()
  const { percent, minimum, maximumBonus, turnover, terms } = promotion
  const bonus = amount === undefined ? undefined : bonusOf(promotion, amount)
  return (
    <List>
      <small>
        {t('deposit.promotion.gives', { percent, most: say(decimalOf(maximumBonus)), least: say(decimalOf(minimum)) })}
      </small>
      <small>{turnover === 0 ? t('deposit.promotion.free') : t('deposit.promotion.asks', { count: turnover })}</small>
      {terms === undefined ? null : <small>{terms}</small>}
      {bonus === undefined ? null : (
        <strong>{t('deposit.promotion.yours', { bonus: say(bonus.bonus), turnover: say(bonus.turnover) })}</strong>
      )}
    </List>
  )
}

const List = styled.span`
  display: grid;
  gap: 2px;

  strong {
    margin-block-start: var(--space-1);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`
