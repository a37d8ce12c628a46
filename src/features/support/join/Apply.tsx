import { useState } from 'react'
import { Link } from '../../../site/Link'
import type { AgentApplication } from '../../../contract/agent-application'
import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import { formatDateTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { sessionAtom } from '../../../session/session'
import { Answered } from '../../../shared/lists/Answered'
import { paths } from '../../../site/paths'
import { useSlot } from '../../../site/Slot'
import { useAnswer } from '../../../site/useAnswer'
import { useAtomValue } from '../../../state/atoms'
import { Button, EmptyState, Notice, Panel, Skeleton, Stack } from '../../../ui'
import { getAgentJoin, getAgentJoinSettings } from './calls'
import { JoinForm } from './JoinForm'

interface ApplyProps {
  readonly hasAffiliates: boolean
}

/** Of the size of the form that the sandbox describes, so that little moves. */
const waiting = <Skeleton height={480} radius="var(--radius-l)" />

/** The application: its form, or how the one that was sent stands. Agents are led to their centre. */
export function Apply({ hasAffiliates }: ApplyProps) {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const isAgent = useSlot('agent.menu').length > 0
  const settings = useAnswer(getAgentJoinSettings)
  if (isAgent) {
    return (
      <EmptyState
        compact
        icon="handshake"
        title={t('support.join.already')}
        text={t('support.join.alreadyText')}
        action={
          <Button as={Link} to={paths.agentHome}>
            {t('support.join.centre')}
          </Button>
        }
      />
    )
  }
  return (
    <Answered answer={settings} skeleton={waiting} failed={t('support.join.failed')}>
      {(asked) =>
        !asked.open || asked.fields.length === 0 ? (
          <EmptyState compact icon="lock" title={t('support.join.closed')} text={t('support.join.closedText')} />
        ) : session.state === 'signed-in' ? (
          <OfMember key={session.account} settings={asked} hasAffiliates={hasAffiliates} />
        ) : (
          <Sending settings={asked} hasAffiliates={hasAffiliates} />
        )
      }
    </Answered>
  )
}

interface SendingProps extends ApplyProps {
  readonly settings: AgentJoinSettings
  /** How the last one stands. */
  readonly last?: AgentApplication | undefined
}

function OfMember(props: SendingProps) {
  const { t } = useTranslation()
  const answer = useAnswer(getAgentJoin, {}, { staleTime: 0 })
  return (
    <Answered answer={answer} skeleton={waiting} failed={t('support.join.failed')}>
      {({ application }) => <Sending {...props} last={application} />}
    </Answered>
  )
}

function Sending({ settings, hasAffiliates, last }: SendingProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<AgentApplication>()
  // what the platform says by now of the one that was sent
  const application = sent === undefined || sent.reference === last?.reference ? last : sent
  if (application !== undefined && application.status !== 'REJECTED')
    return <Standing application={application} justSent={sent !== undefined} />
  return (
    <Panel>
      <Stack gap={4}>
        {application === undefined ? null : (
          <Notice tone="warning">
            <p>{t('support.join.rejected', { reference: application.reference })}</p>
            {application.reason === undefined ? null : (
              <p>
                <bdi>{application.reason}</bdi>
              </p>
            )}
            <p>{t('support.join.again')}</p>
          </Notice>
        )}
        <JoinForm settings={settings} hasAffiliates={hasAffiliates} onSent={setSent} />
      </Stack>
    </Panel>
  )
}

function Standing({ application, justSent }: { readonly application: AgentApplication; readonly justSent: boolean }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { reference, status, sentAt } = application
  const isApproved = status === 'APPROVED'
  return (
    <div role={justSent ? 'status' : undefined}>
      <EmptyState
        compact
        icon={isApproved ? 'circle-check' : 'hourglass'}
        title={t(isApproved ? 'support.join.approved' : 'support.join.pending')}
        text={t(isApproved ? 'support.join.approvedText' : 'support.join.pendingText', {
          reference,
          time: formatDateTime(sentAt, language),
        })}
      />
    </div>
  )
}
