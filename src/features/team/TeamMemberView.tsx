import { Link } from 'react-router'
import styled from 'styled-components'
import type { TeamMember } from '../../contract/team-member'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { OpenTransfers } from '../../shared/teamTransfer/OpenTransfers'
import { TransferForm } from '../../shared/teamTransfer/TransferForm'
import { TransferHistory } from '../../shared/teamTransfer/TransferHistory'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button, Cluster, Figures, Panel, Skeleton, Stack } from '../../ui'
import { getDownlineTransfers, getTeamMember } from './calls'
import { downlineMoney } from './downlineMoney'
import { RateForm } from './RateForm'
import { RemarkForm } from './RemarkForm'
import { TeamPath } from './TeamPath'
import { useTeamAddress } from './useTeamAddress'

/** One account of the team: its figures, and what the agent may do. */
export function TeamMemberView({ account }: { readonly account: string }) {
  const { t } = useTranslation()
  const { toList } = useTeamAddress()
  const answer = useAnswer(getTeamMember, { account }, { staleTime: 0 })
  return (
    <Stack gap={5}>
      <Cluster>
        <Button as={Link} to={toList} icon="arrow-left" variant="ghost" size="s">
          {t('team.back')}
        </Button>
      </Cluster>
      <Answered
        answer={answer}
        skeleton={<Skeleton height={640} radius="var(--radius-l)" />}
        failed={t('team.memberFailed')}
      >
        {(member) => <Card member={member} />}
      </Answered>
    </Stack>
  )
}

function Card({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation()
  const { toLevel } = useTeamAddress()
  const { row, path, rates, transfer, remark = '', currency } = member
  const { account } = row
  return (
    <>
      <Panel title={<bdi>{account}</bdi>}>
        <Stack gap={4}>
          <Cluster gap={2}>
            <Badge tone={row.isAgent ? 'accent' : 'neutral'}>{t(row.isAgent ? 'team.agent' : 'team.member')}</Badge>
            {row.active ? <Badge tone="success">{t('team.active')}</Badge> : null}
            {row.nickname === undefined ? null : <bdi>{row.nickname}</bdi>}
          </Cluster>
          <TeamPath path={[...path, account]} />
          <MemberFigures member={member} />
          {row.size === 0 ? null : (
            <Cluster>
              <Button as={Link} to={toLevel(account)} icon="users">
                {t('team.showBelow', { count: row.size })}
              </Button>
            </Cluster>
          )}
        </Stack>
      </Panel>
      <Beside>
        {rates === undefined ? null : <RateForm key={row.rate} account={account} rate={row.rate} rates={rates} />}
        <RemarkForm key={remark} account={account} remark={remark} />
      </Beside>
      {transfer === undefined ? null : (
        <Stack gap={4}>
          <OpenTransfers money={downlineMoney} list={getDownlineTransfers} />
          <TransferForm
            settings={{ ...transfer, account, currency }}
            money={downlineMoney}
            title={t('team.transfer')}
            words={{ to: t('team.transferTo'), text: t('team.transferText') }}
          />
        </Stack>
      )}
      <TransferHistory
        list={getDownlineTransfers}
        account={account}
        words={{
          title: t('team.transfers'),
          failed: t('team.transfersFailed'),
          empty: t('team.noTransfers'),
          emptyText: t('team.noTransfersText'),
        }}
      />
    </>
  )
}

function MemberFigures({ member: { row, figures, currency } }: { readonly member: TeamMember }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const money = (amount: string | number, signed = false) => (
    <Amount amount={decimalOf(amount)} currency={currency} signed={signed} />
  )
  const time = (at: number | undefined) =>
    at === undefined ? t('team.never') : <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>
  const days = t('team.lastDays')
  return (
    <Figures
      figures={[
        { id: 'balance', label: t('team.balance'), value: money(row.balance) },
        { id: 'deposits', label: t('team.deposits'), value: money(figures.deposits), text: days },
        { id: 'withdrawals', label: t('team.withdrawals'), value: money(figures.withdrawals), text: days },
        { id: 'turnover', label: t('team.turnover'), value: money(figures.turnover), text: days },
        { id: 'profit', label: t('team.profit'), value: money(figures.profit, true), text: days },
        { id: 'size', label: t('team.below'), value: new Intl.NumberFormat(language).format(row.size) },
        ...(row.isAgent ? [{ id: 'rate', label: t('team.rate'), value: `${row.rate} %` }] : []),
        { id: 'registered', label: t('team.registered'), value: time(row.registeredAt) },
        { id: 'lastLogin', label: t('team.lastLogin'), value: time(row.lastLoginAt) },
      ]}
    />
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--space-5);
`
