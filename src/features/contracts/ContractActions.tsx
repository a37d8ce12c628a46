import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../../site/Link'
import type { MessageKey } from '../../contract/messageKeys'
import type { AgentContract } from '../../contract/agent-contract'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn, wasRefused } from '../../platform/wasRefused'
import { type ButtonVariant, Button, Cluster, Dialog, type IconName, Notice, Panel, Stack, useToast } from '../../ui'
import type { Action } from './contractWords'
import { useContractAction } from './useContractAction'
import { useContractAddress } from './useContractAddress'

interface Offer {
  readonly label: MessageKey
  readonly done: MessageKey
  readonly icon: IconName
  readonly variant?: ButtonVariant
}

/** New terms are another page. */
type Answer = Exclude<Action, 'RENEW'>

/** Of a proposal, and of a request to end a contract. */
const offers: Readonly<Record<'proposal' | 'end', Readonly<Partial<Record<Answer, Offer>>>>> = {
  proposal: {
    ACCEPT: { label: 'contracts.accept', done: 'contracts.accepted', icon: 'check', variant: 'primary' },
    REJECT: { label: 'contracts.reject', done: 'contracts.rejected', icon: 'x' },
    WITHDRAW: { label: 'contracts.withdraw', done: 'contracts.withdrawn', icon: 'x' },
  },
  end: {
    ACCEPT: { label: 'contracts.acceptEnd', done: 'contracts.ended', icon: 'check', variant: 'danger' },
    REJECT: { label: 'contracts.rejectEnd', done: 'contracts.kept', icon: 'x' },
    WITHDRAW: { label: 'contracts.withdrawEnd', done: 'contracts.kept', icon: 'x' },
    TERMINATE: { label: 'contracts.terminate', done: 'contracts.endAsked', icon: 'ban', variant: 'danger' },
  },
}

interface ContractActionsProps {
  readonly contract: AgentContract
  /** Accepting it ends the earlier one. */
  readonly replaces: boolean
  /** The platform has answered: what was pressed may be gone. */
  readonly onAnswered: () => void
}

/** What the account may do with a contract now. Ending one is asked for twice. */
export function ContractActions({ contract, replaces, onAnswered }: ContractActionsProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const { busy, act } = useContractAction()
  const { toSuccessor } = useContractAddress()
  const [failure, setFailure] = useState<unknown>()
  const [asks, setAsks] = useState(false)
  const [pressed, setPressed] = useState<Answer>()
  const [answers, setAnswers] = useState(0)
  const { kind, state, side, actions, reference, version } = contract
  const words = offers[state === 'PROPOSED' ? 'proposal' : 'end']

  const settle = () => {
    // the dialog goes at once: while it closes, nothing behind it can have the focus
    flushSync(() => {
      setAsks(false)
      setAnswers((count) => count + 1)
    })
    onAnswered()
  }
  const run = async (action: Answer, { done }: Offer) => {
    setFailure(undefined)
    setPressed(action)
    try {
      await act(kind, { action, reference, version })
      show({ tone: 'success', text: t(done) })
      settle()
    } catch (error) {
      // the login stands over the page, and the button is there when it closes
      if (wasNotLetIn(error)) return setAsks(false)
      setFailure(error)
      settle()
    }
  }
  const intro =
    state === 'ENDING'
      ? t(side === 'SUBORDINATE' ? 'contracts.endAskedOfYou' : 'contracts.endWaits')
      : state !== 'PROPOSED'
        ? undefined
        : side === 'UPLINE'
          ? t('contracts.waits')
          : t(replaces ? 'contracts.offeredInPlace' : 'contracts.offeredToYou')
  if (actions.length === 0 && failure === undefined) return null
  const terminate = words.TERMINATE
  return (
    <Panel>
      <Stack gap={4}>
        {intro === undefined ? null : <p>{intro}</p>}
        {failure === undefined ? null : actions.length === 0 ? (
          <Notice tone="warning" alert>
            {t(wasRefused(failure) ? 'contracts.over' : 'contracts.notHeard')}
          </Notice>
        ) : (
          <Notice tone="danger" alert>
            {t(errorMessage(failure))}
          </Notice>
        )}
        <Cluster>
          {actions.map((action) => {
            if (action === 'RENEW')
              return (
                <Button key={action} as={Link} to={toSuccessor(reference)} icon="pencil">
                  {t('contracts.change')}
                </Button>
              )
            const offer = words[action]
            return offer === undefined ? null : (
              <Button
                key={action}
                icon={offer.icon}
                variant={action === 'TERMINATE' ? 'secondary' : (offer.variant ?? 'secondary')}
                busy={busy && !asks && pressed === action}
                disabled={busy && pressed !== action}
                onClick={() => (action === 'TERMINATE' ? setAsks(true) : void run(action, offer))}
              >
                {t(offer.label)}
              </Button>
            )
          })}
        </Cluster>
      </Stack>
      {terminate === undefined ? null : (
        <Dialog
          key={answers}
          open={asks}
          onClose={() => setAsks(false)}
          title={t('contracts.terminate')}
          closeLabel={t('app.close')}
          width={440}
        >
          <Stack gap={4}>
            <p>{t('contracts.terminateText')}</p>
            <Cluster justify="end">
              <Button onClick={() => setAsks(false)}>{t('contracts.keep')}</Button>
              <Button variant="danger" icon="ban" busy={busy} onClick={() => void run('TERMINATE', terminate)}>
                {t('contracts.terminateYes')}
              </Button>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </Panel>
  )
}
