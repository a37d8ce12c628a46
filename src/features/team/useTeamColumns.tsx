import { Link } from 'react-router'
import type { TeamRow } from '../../contract/team-row'
import { formatDate, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { Badge, Cluster, type Column, TextLink } from '../../ui'
import { useTeamAddress } from './useTeamAddress'

/** What is told of an account of the team in a list. */
export function useTeamColumns(currency: string): readonly Column<TeamRow>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { toMember, toLevel } = useTeamAddress()
  const number = new Intl.NumberFormat(language)
  const date = (time: number | undefined) =>
    time === undefined ? t('team.never') : <time dateTime={isoTime(time)}>{formatDate(time, language)}</time>
  return [
    {
      id: 'account',
      label: t('team.account'),
      card: 'title',
      render: ({ account, isAgent, active }) => (
        <Cluster gap={2}>
          <TextLink as={Link} to={toMember(account)}>
            <bdi>{account}</bdi>
          </TextLink>
          <Badge tone={isAgent ? 'accent' : 'neutral'}>{t(isAgent ? 'team.agent' : 'team.member')}</Badge>
          {active ? <Badge tone="success">{t('team.active')}</Badge> : null}
        </Cluster>
      ),
    },
    {
      id: 'size',
      label: t('team.below'),
      figure: true,
      render: ({ account, size }) =>
        size === 0 ? (
          number.format(size)
        ) : (
          <TextLink as={Link} to={toLevel(account)} aria-label={t('team.openLevel', { account })}>
            {number.format(size)}
          </TextLink>
        ),
    },
    { id: 'rate', label: t('team.rate'), figure: true, render: ({ rate, isAgent }) => (isAgent ? `${rate} %` : '–') },
    { id: 'registered', label: t('team.registered'), render: ({ registeredAt }) => date(registeredAt) },
    { id: 'lastLogin', label: t('team.lastLogin'), render: ({ lastLoginAt }) => date(lastLoginAt) },
    {
      id: 'balance',
      label: t('team.balance'),
      figure: true,
      card: 'lead',
      render: ({ balance }) => <Amount amount={decimalOf(balance)} currency={currency} />,
    },
  ]
}
