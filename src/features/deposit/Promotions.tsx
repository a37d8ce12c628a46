import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Terms } from '../../shared/prize/Terms'
import { RadioCards, Stack } from '../../ui'
import { bonusOf, type Promotion } from './bonusOf'

/** No promotion has an empty id. */
const noPromotion = ''

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
  const none = { id: noPromotion, title: t('deposit.promotion.none'), text: t('deposit.promotion.noneText') }
  const offered = promotions.map((promotion) => ({
    id: promotion.id,
    title: promotion.title,
    text: <Gives promotion={promotion} amount={promotion.id === chosen ? amount : undefined} say={say} />,
  }))
  const { conditions } = promotions.find(({ id }) => id === chosen) ?? {}
  return (
    <Stack gap={1}>
      <RadioCards
        legend={t('deposit.promotion')}
        selected={chosen ?? noPromotion}
        onSelect={(id) => onChoose(id === noPromotion ? undefined : id)}
        cards={[none, ...offered]}
      />
      <Terms terms={conditions} />
    </Stack>
  )
}

type GivesProps = { readonly promotion: Promotion } & Pick<PromotionsProps, 'amount' | 'say'>

/** What it gives and what it asks for, in whole sentences; with the figures of the typed amount once it is chosen. */
function Gives({ promotion, amount, say }: GivesProps) {
  const { t } = useTranslation()
  const { percent, minimum, maximumBonus, turnover, terms } = promotion
  const bonus = amount === undefined ? undefined : bonusOf(promotion, amount)
  return (
    <List>
      <span>
        {t('deposit.promotion.gives', { percent, most: say(decimalOf(maximumBonus)), least: say(decimalOf(minimum)) })}
      </span>
      <span>{turnover === 0 ? t('deposit.promotion.free') : t('deposit.promotion.asks', { count: turnover })}</span>
      {terms === undefined ? null : <span>{terms}</span>}
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
