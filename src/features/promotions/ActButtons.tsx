import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { paths } from '../../site/paths'
import { useMemberPagePath } from '../../site/useMemberPage'
import { Button, type ButtonProps } from '../../ui'
import { promotionType } from './promotionTypes'
import { useGamesOf } from './useGamesOf'

/** On a card a button is small, and says to a screen reader what of; on its page it is as wide as its place. */
export interface OnCard {
  /** Title of the promotion. */
  readonly of: string
}

const look = (label: string, card: OnCard | undefined) =>
  card === undefined
    ? ({ size: 'l', block: true } as const)
    : { size: 's' as const, 'aria-label': `${label}: ${card.of}` }

interface ActLinkProps {
  readonly to: string
  readonly label: string
  readonly card?: OnCard | undefined
  readonly variant?: ButtonProps['variant']
}

export const ActLink = ({ to, label, card, variant = 'primary' }: ActLinkProps) => (
  <Button {...look(label, card)} variant={variant} as={Link} to={to} iconEnd="chevron-right">
    {label}
  </Button>
)

type ActButtonProps = { readonly label: string; readonly card?: OnCard | undefined } & Pick<
  ButtonProps,
  'icon' | 'busy' | 'onClick'
>

export const ActButton = ({ label, card, ...rest }: ActButtonProps) => (
  <Button {...look(label, card)} variant="primary" {...rest}>
    {label}
  </Button>
)

/** Of what is done by a press. */
export const deedIcons = { claim: 'gift', join: 'check', sign: 'calendar' } as const

interface PlayLinkProps {
  readonly category: string | undefined
  readonly card?: OnCard
}

/** Where the steps are done: in games, or by a deposit. */
export function PlayLink({ category, card }: PlayLinkProps) {
  const { t } = useTranslation()
  const games = useGamesOf(category)
  const deposit = useMemberPagePath('depositv2')
  if (promotionType(category) !== 'deposit')
    return <ActLink card={card} to={games?.path ?? paths.home} label={t('promotions.act.play')} />
  return deposit ? <ActLink card={card} to={deposit} label={t('promotions.act.deposit')} /> : null
}
