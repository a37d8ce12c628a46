import { useState } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import type { TeamMember } from '../../contract/team-member'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import { OpenTransfers } from '../../shared/teamTransfer/OpenTransfers'
import { TeamTransferForm } from '../../shared/teamTransfer/TeamTransferForm'
import { TransferHistory } from '../../shared/teamTransfer/TransferHistory'
import { useAnswer } from '../../site/useAnswer'
import { Button, Cluster, Notice, Skeleton, Stack } from '../../ui'
import { getDownlineTransfers, getTeamMember } from './calls'
import { downlineMoney } from './downlineMoney'
import { Levels } from './Levels'
import { Marks } from './Marks'
import { MemberActions } from './MemberActions'
import { MemberFigures } from './MemberFigures'
import { RateForm } from './RateForm'
import { RemarkForm } from './RemarkForm'
import { Name, Parts } from './team.styles'
import { Unknown } from './Unknown'
import type { TeamView } from './useTeamAddress'

interface MemberCardProps {
  readonly account: string
  readonly view: TeamView
}

/** One account of the team: its figures, and what can be done with it. */
export function MemberCard({ account, view }: MemberCardProps) {
  const { t } = useTranslation()
  const answer = useAnswer(getTeamMember, { account }, { staleTime: 0 })
  if (answer.isError && isFieldRefusal(answer.error)) return <Unknown to={view.toList} />
  return (
    <Stack gap={5}>
      <div>
        <Button as={Link} to={view.toList} size="s" icon="arrow-left">
          {t('team.toList')}
        </Button>
      </div>
      <Answered
        answer={answer}
        skeleton={<Skeleton height={720} radius="var(--radius-l)" />}
        failed={t('team.cardFailed')}
      >
        {(member) => <Card member={member} view={view} />}
      </Answered>
    </Stack>
  )
}

function Card({ member, view }: { readonly member: TeamMember; readonly view: TeamView }) {
  const { t } = useTranslation()
  // not in the address, which names the page of the list behind the card
  const [page, setPage] = useState(1)
  const { row, path, transfer, currency } = member
  return (
    <>
      <Stack gap={3}>
        <Levels path={path} toLevel={view.toLevel} />
        <Cluster justify="space-between">
          <Name>
            <h2>
              <bdi>{row.account}</bdi>
            </h2>
            {row.nickname === undefined ? null : (
              <small>
                <bdi>{row.nickname}</bdi>
              </small>
            )}
            <Marks of={row} />
          </Name>
          <MemberActions of={row} toLevel={view.toLevel} />
        </Cluster>
      </Stack>
      {row.locked ? <Notice tone="warning">{t(row.closed ? 'team.closedText' : 'team.lockedText')}</Notice> : null}
      <MemberFigures member={member} />
      <OpenTransfers money={downlineMoney} list={getDownlineTransfers} />
      <Parts>
        {transfer === undefined ? null : (
          <TeamTransferForm
            title={t('team.send')}
            settings={{ ...transfer, account: row.account, currency }}
            money={downlineMoney}
            words={{ to: t('team.send.to'), text: t('team.send.text') }}
          />
        )}
        <Stack gap={4}>
          <RateForm member={member} />
          <RemarkForm account={row.account} remark={member.remark ?? ''} />
        </Stack>
      </Parts>
      <TransferHistory
        list={getDownlineTransfers}
        account={row.account}
        page={page}
        setPage={setPage}
        words={{
          title: t('team.history', { account: row.account }),
          failed: t('team.historyFailed'),
          empty: t('team.historyEmpty'),
          emptyText: t('team.historyEmptyText'),
        }}
      />
    </>
  )
}
