import { type FormEvent, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import type { PaymentConfirmation } from '../../contract/payment-confirmation'
import type { Withdrawal } from '../../contract/withdrawal'
import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { negated, sumDecimals } from '../../lib/decimalSum'
import { readAmount } from '../../lib/typedAmount'
import { Countdown } from '../../shared/countdown/Countdown'
import type { ImageState } from '../../shared/upload/ImageTile'
import { ImageUpload } from '../../shared/upload/ImageUpload'
import { useMoneyText } from '../../site/useMoneyText'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Button, Field, Notice, Panel, RadioCards, Stack } from '../../ui'
import { payoutOf } from './payoutOf'
import { useConfirm } from './useConfirm'

type Outcome = 'RECEIVED' | 'PART' | 'NOT_RECEIVED'

const submitWords: Readonly<Record<Outcome, MessageKey>> = {
  RECEIVED: 'withdrawal.confirm.received',
  PART: 'withdrawal.confirm.report',
  NOT_RECEIVED: 'withdrawal.confirm.report',
}

/** Spec §4, withdrawal confirmation: whether the payout arrived, in part, or not at all. */
export function ConfirmPayout({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const id = useId()
  const say = useMoneyText(withdrawal.currency)
  const { busy, failure, confirm } = useConfirm(withdrawal.reference)
  const [outcome, setOutcome] = useState<Outcome>()
  const [typed, setTyped] = useState('')
  const [fileId, setFileId] = useState<string>()
  const [proof, setProof] = useState<ImageState>('sent')
  const [told, setTold] = useState(false)
  const payout = payoutOf(withdrawal)
  const received = readAmount(typed)
  const isPart = received !== undefined && received !== '0' && isLess(received, payout)
  const isProofNeeded = outcome === 'NOT_RECEIVED'
  const proofProblem =
    !told || fileId !== undefined
      ? undefined
      : proof === 'busy'
        ? 'withdrawal.confirm.proofSending'
        : isProofNeeded
          ? 'withdrawal.confirm.proofNeeded'
          : undefined
  const { confirmBy } = withdrawal

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (outcome === undefined) return
    if (outcome === 'PART' && !isPart) return document.getElementById(`${id}-received`)?.focus()
    // a picture that could not be sent is replaced or taken off first
    const isProofMissing = outcome === 'NOT_RECEIVED' && fileId === undefined
    if (outcome !== 'RECEIVED' && (proof !== 'sent' || isProofMissing))
      return document.getElementById(`${id}-proof`)?.focus()
    const more: Partial<PaymentConfirmation> = {
      ...(outcome === 'PART' && { received }),
      ...(outcome !== 'RECEIVED' && fileId !== undefined && { fileId }),
    }
    void confirm({ outcome, ...more })
  }
  const choose = (next: Outcome) => {
    setOutcome(next)
    // a picture goes with the field that showed it
    setFileId(undefined)
    setTold(false)
  }

  return (
    <Panel title={t('withdrawal.confirm.title')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={5}>
          {confirmBy === undefined ? null : (
            <p>
              {t('withdrawal.confirm.text')} <Countdown until={confirmBy} label={t('withdrawal.confirm.timeLeft')} />
            </p>
          )}
          <RadioCards
            legend={t('withdrawal.confirm.ask', { amount: say(payout) })}
            cards={[
              { id: 'RECEIVED', icon: 'circle-check', title: t('withdrawal.confirm.all') },
              { id: 'PART', icon: 'circle-question-mark', title: t('withdrawal.confirm.part') },
              { id: 'NOT_RECEIVED', icon: 'circle-x', title: t('withdrawal.confirm.none') },
            ]}
            selected={outcome}
            onSelect={choose}
          />
          {outcome === 'PART' ? (
            <>
              <Field
                id={`${id}-received`}
                label={t('withdrawal.confirm.amount')}
                required
                hint={t('withdrawal.confirm.amountHint', { amount: say(payout) })}
                error={told && !isPart ? t('withdrawal.confirm.amountWrong', { amount: say(payout) }) : undefined}
              >
                <MoneyInput
                  currency={withdrawal.currency}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </Field>
              {isPart ? (
                <p>
                  {t('withdrawal.confirm.remainder', {
                    amount: say(sumDecimals([payout, negated(decimalOf(received))])),
                  })}
                </p>
              ) : null}
            </>
          ) : null}
          {outcome === 'PART' || outcome === 'NOT_RECEIVED' ? (
            <ImageUpload
              key={outcome}
              id={`${id}-proof`}
              label={t('withdrawal.confirm.proof')}
              required={isProofNeeded}
              disabled={busy}
              error={proofProblem === undefined ? undefined : t(proofProblem)}
              onChange={setFileId}
              onState={setProof}
            />
          ) : null}
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          {outcome === undefined ? null : (
            <Button type="submit" variant="primary" size="l" block busy={busy}>
              {t(submitWords[outcome])}
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
