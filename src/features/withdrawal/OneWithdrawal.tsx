import { useEffect, useRef, useState } from 'react'
import { Link } from '../../site/Link'
import type { Withdrawal } from '../../contract/withdrawal'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import { useEagerRefetch } from '../../shared/lists/useEagerRefetch'
import { Lines } from '../../shared/money/desk.styles'
import { StateBadge } from '../../shared/lists/StateBadge'
import { answerCacheAtom } from '../../site/answers'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Notice, Panel, Skeleton, Stack, TextLink } from '../../ui'
import { getPaymentConfirmations, getWithdrawal, getWithdrawals, getWithdrawSettings } from './calls'
import { ConfirmPayout } from './ConfirmPayout'
import { ForcedConfirmation } from './ForcedConfirmation'
import { payoutOf } from './payoutOf'
import { lookAgain, withdrawalStates } from './withdrawalStates'
import { Steps } from './Steps'
import { withdrawalForm } from './withdrawalPath'

/** One withdrawal by its reference: how it stands, and what the member may say of it. */
export function OneWithdrawal({ reference }: { readonly reference: string }) {
  const { t } = useTranslation()
  const cache = useAtomValue(answerCacheAtom)
  const answer = useAnswer(getWithdrawal, { reference }, { staleTime: 0 })
  const status = answer.data?.status
  const before = useRef(status)
  useEagerRefetch(answer.refetch, status && lookAgain[status], status)
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== status
    before.current = status
    if (!hasChanged) return
    const told = ['balance', 'unreadCount', getWithdrawals.id, getWithdrawSettings.id, getPaymentConfirmations.id]
    for (const call of told) cache.refresh(call)
  }, [status, cache])

  if (answer.isError && isFieldRefusal(answer.error)) {
    return (
      <EmptyState
        icon="search"
        title={t('withdrawal.unknown')}
        text={t('withdrawal.unknownText')}
        action={
          <Button as={Link} to={withdrawalForm} variant="primary">
            {t('withdrawal.another')}
          </Button>
        }
      />
    )
  }
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={480} radius="var(--radius-l)" />}
      failed={t('withdrawal.oneFailed')}
    >
      {(withdrawal) => <Standing withdrawal={withdrawal} />}
    </Answered>
  )
}

function Standing({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const say = useMoneyText(withdrawal.currency)
  const [forcing, setForcing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, reference, amount, fee, accountName, accountNumber, reason, confirmation } = withdrawal
  // what was pressed is gone with the state that it belonged to
  useEffect(() => heading.current?.focus(), [status])
  const remainder = decimalOf(confirmation?.remainder ?? '0')
  return (
    <>
      <Panel>
        <Stack gap={4}>
          <h2 ref={heading} tabIndex={-1}>
            {t('withdrawal.one', { amount: say(decimalOf(amount)) })} <StateBadge state={withdrawalStates[status]} />
          </h2>
          <Steps withdrawal={withdrawal} />
          {reason === undefined ? null : <Notice tone="danger">{reason}</Notice>}
          {status === 'REJECTED' ? <p>{t('withdrawal.givenBack', { amount: say(decimalOf(amount)) })}</p> : null}
          {status === 'REVIEW' ? (
            <Stack gap={3}>
              <Notice tone="warning">{t('withdrawal.review', { amount: say(remainder) })}</Notice>
              <p>
                <Button size="s" onClick={() => setForcing(true)}>
                  {t('withdrawal.force')}
                </Button>
              </p>
            </Stack>
          ) : null}
          {status === 'RETURNED' ? (
            <Notice tone="success">{t('withdrawal.returned', { amount: say(remainder) })}</Notice>
          ) : null}
          <Lines>
            {status === 'REJECTED' ? null : (
              <>
                <div>
                  <dt>{t('withdrawal.fee')}</dt>
                  <dd>{say(decimalOf(fee ?? '0'))}</dd>
                </div>
                <div>
                  <dt>{t(confirmation || status === 'PAID' ? 'withdrawal.paidOut' : 'withdrawal.payout')}</dt>
                  <dd>{say(payoutOf(withdrawal))}</dd>
                </div>
              </>
            )}
            {confirmation?.received === undefined ? null : (
              <div>
                <dt>{t('withdrawal.received')}</dt>
                <dd>{say(decimalOf(confirmation.received))}</dd>
              </div>
            )}
            {confirmation?.outcome === 'FORCED' ? (
              <div>
                <dt>{t('withdrawal.givenUp')}</dt>
                <dd>{say(remainder)}</dd>
              </div>
            ) : null}
            {accountNumber === undefined ? null : (
              <div>
                <dt>{t('withdrawal.target')}</dt>
                <dd>
                  <span>
                    {accountName} <bdi>{accountNumber}</bdi>
                  </span>
                </dd>
              </div>
            )}
            <div>
              <dt>{t('withdrawal.reference')}</dt>
              <dd>
                <bdi>{reference}</bdi>
              </dd>
            </div>
          </Lines>
          <p>
            <TextLink as={Link} to={withdrawalForm}>
              {t('withdrawal.another')}
            </TextLink>
          </p>
        </Stack>
      </Panel>
      {status === 'PAID' ? <ConfirmPayout withdrawal={withdrawal} /> : null}
      <ForcedConfirmation
        open={forcing && status === 'REVIEW'}
        reference={reference}
        remainder={say(remainder)}
        onClose={() => setForcing(false)}
      />
    </>
  )
}
