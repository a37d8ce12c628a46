import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import type { TeamAccount } from '../../contract/team-account'
import { formatDate, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { useRateText } from '../../shared/rates/useRateText'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column, TextLink } from '../../ui'
import { Marks } from './Marks'
import { Name, Rate } from './team.styles'
import type { TeamView } from './useTeamAddress'
import { numberFormat } from '../../lib/intl'

/** What the list says of an account; its name opens the card, its team the level below. */
export function useTeamColumns(currency: string, view: TeamView): readonly Column<TeamAccount>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const number = numberFormat(language)
  const text = useRateText()
  const day = (at: number) => <time dateTime={isoTime(at)}>{formatDate(at, language)}</time>
  return [
    {
      id: 'account',
      label: t('team.account'),
      card: 'title',
      render: (row) => (
        <Name>
          <TextLink as={Link} to={view.toCard(row.account)}>
            <bdi>{row.account}</bdi>
          </TextLink>
          {row.nickname === undefined ? null : (
            <small>
              <bdi>{row.nickname}</bdi>
            </small>
          )}
          <Marks of={row} />
        </Name>
      ),
    },
    ...(view.search === ''
      ? []
      : [
          {
            id: 'level',
            label: t('team.level'),
            figure: true,
            render: ({ level }: TeamAccount) => number.format(level),
          },
        ]),
    {
      id: 'team',
      label: t('team.size'),
      figure: true,
      render: ({ account, teamSize }) =>
        teamSize === 0 ? (
          number.format(0)
        ) : (
          <TextLink as={Link} to={view.toLevel(account)} aria-label={t('team.below', { account, count: teamSize })}>
            {number.format(teamSize)}
          </TextLink>
        ),
    },
    { id: 'rate', label: t('team.rate'), figure: true, render: ({ rate }) => <Rate>{text(rate)}</Rate> },
    { id: 'registered', label: t('team.registered'), render: ({ registeredAt }) => day(registeredAt) },
    {
      id: 'lastLogin',
      label: t('team.lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt === undefined ? t('team.never') : day(lastLoginAt)),
    },
    {
      id: 'balance',
      label: t('team.balance'),
      figure: true,
      card: 'lead',
      render: ({ balance }) => <Amount amount={decimalOf(balance)} currency={currency} />,
    },
  ]
}
