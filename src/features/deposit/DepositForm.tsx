import { type FormEvent, useId, useRef } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { DepositSettings } from '../../contract/deposit-settings'
import { decimalOf } from '../../lib/decimal'
import { DescribedFields } from '../../shared/forms/DescribedFields'
import { ImageUpload } from '../../shared/upload/ImageUpload'
import { useMoneyText } from '../../site/useMoneyText'
import { Notice, Panel, Stack, SubmitFoot, useToast } from '../../ui'
import { useKeyboardRoom } from '../../ui/form/useKeyboardRoom'
import type { FieldErrors } from '../../ui/form/problem'
import { AmountField } from './AmountField'
import type { DepositProblem } from './depositProblem'
import { MethodCards } from './MethodCards'
import type { Methods } from './methods'
import { NetworkWarning } from './NetworkWarning'
import { Promotions } from './Promotions'
import { type AskedDeposit, useDepositForm } from './useDepositForm'

interface DepositFormProps {
  readonly settings: DepositSettings
  readonly methods: Methods
  readonly busy: boolean
  /** What went wrong, for the button's side. */
  readonly failure: string | undefined
  /** `refuse` says at the amount and at the method's own fields what the platform did not take. */
  readonly onAsk: (asked: AskedDeposit, refuse: (errors: FieldErrors) => void) => Promise<void>
}

const problemWords: Readonly<Record<DepositProblem, MessageKey>> = {
  required: 'deposit.amount.required',
  format: 'deposit.amount.format',
  least: 'deposit.amount.least',
  most: 'deposit.amount.most',
  promotion: 'deposit.amount.promotion',
}

/** How much, and how, and what the method asks for. The amount stays a decimal string from the key to the call. */
export function DepositForm({ settings, methods, busy, failure, onAsk }: DepositFormProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  useKeyboardRoom()
  const form = useDepositForm(settings, methods)
  const { method, limits, problem, amount, promotion } = form
  const currency = settings.currency ?? ''
  const say = useMoneyText(currency)
  const least = problem === 'promotion' && promotion ? decimalOf(promotion.minimum) : limits.minimum

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = form.check()
    if ('asked' in checked) {
      const doubt = form.needsSecondPress(checked.asked)
      if (doubt !== undefined) {
        form.refuse({ amount: t(doubt) })
        document.getElementById(id)?.focus()
        return
      }
      void onAsk(checked.asked, (errors) => {
        form.refuse(errors)
        if (errors['amount'] !== undefined) document.getElementById(id)?.focus()
      })
      return
    }
    if (checked.wrong === 'waiting') return show({ tone: 'accent', text: t('deposit.proof.waiting') })
    const names = { amount: id, proof: `${id}-proof` }
    const first =
      typeof checked.wrong === 'string'
        ? document.getElementById(names[checked.wrong])
        : element.current?.elements.namedItem(checked.wrong[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <Panel>
      <form ref={element} noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={5}>
          <AmountField
            id={id}
            currency={currency}
            typed={form.typed}
            onType={form.setTyped}
            onLeave={form.leaveAmount}
            range={limits}
            quickAmounts={settings.quickAmounts ?? []}
            problem={
              problem
                ? t(problemWords[problem], { minimum: say(least), maximum: say(limits.maximum) })
                : form.refusedAmount
            }
            say={say}
          />
          <MethodCards methods={methods} chosen={method.id} onChoose={form.setMethodId} say={say} />
          {method.network === undefined ? null : (
            <NetworkWarning network={method.network} minimum={say(limits.minimum)} />
          )}
          <DescribedFields of={form.described} />
          {method.proof === undefined ? null : (
            <ImageUpload
              key={method.id}
              id={`${id}-proof`}
              label={t('deposit.proof')}
              required={method.proof === 'REQUIRED'}
              error={form.proofMissing ? t('deposit.proof.required') : undefined}
              onChange={form.setProof}
              onState={form.setProofState}
            />
          )}
          {form.promotions.length === 0 ? null : (
            <Promotions
              promotions={form.promotions}
              chosen={promotion?.id}
              onChoose={form.setPromotionId}
              amount={amount}
              say={say}
            />
          )}
          <SubmitFoot
            label={amount === undefined ? t('deposit.submit') : t('deposit.submitAmount', { amount: say(amount) })}
            busy={busy}
          >
            {failure === undefined ? null : (
              <Notice tone="danger" alert>
                {failure}
              </Notice>
            )}
          </SubmitFoot>
        </Stack>
      </form>
    </Panel>
  )
}
