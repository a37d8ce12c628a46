import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { getSaferPlay } from '../../shared/safety/calls'
import { useMemberPagePath } from '../../site/useMemberPage'
import { brandAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { useAnswer } from '../../site/useAnswer'
import { moneyText } from '../../site/useMoneyText'
import { Icon, TextLink } from '../../ui'

/** A word before money is paid, what one's own limits leave, and where limits and help are. */
export function SaferPlayLine() {
  const { t } = useTranslation()
  const { registration, help } = useAtomValue(brandAtom)
  const own = useMemberPagePath('saferPlay')
  const inside = own ?? (help.safer === undefined ? paths.help : undefined)
  return (
    <Line>
      <Icon name="shield-check" size={18} />
      <span>
        {own === undefined ? null : <Left />}
        {t('deposit.safer', { age: registration.age })}{' '}
        {inside === undefined ? (
          <TextLink href={help.safer} target="_blank" rel="noopener noreferrer">
            {t('deposit.saferLink')}
          </TextLink>
        ) : (
          <TextLink as={Link} to={inside}>
            {t('deposit.saferLink')}
          </TextLink>
        )}
      </span>
    </Line>
  )
}

const rows = [
  { period: 'DAY', words: 'deposit.limit.day' },
  { period: 'WEEK', words: 'deposit.limit.week' },
  { period: 'MONTH', words: 'deposit.limit.month' },
] as const

/** What is left of one's own limits for deposits. */
function Left() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data } = useAnswer(getSaferPlay, {}, { staleTime: 0 })
  if (data === undefined) return null
  const say = (amount: string) => moneyText(decimalOf(amount), data.currency, language)
  const limits = data.limits.filter(({ kind }) => kind === 'DEPOSIT')
  return (
    <>
      {rows.map(({ period, words }) => {
        const limit = limits.find((one) => one.period === period)
        return limit && <Limit key={period}>{t(words, { left: say(limit.left), most: say(limit.most) })}</Limit>
      })}
    </>
  )
}

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`

const Limit = styled.span`
  display: block;
  color: var(--text);
  font-weight: 500;
`
