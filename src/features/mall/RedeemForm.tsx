import { type FormEvent, useId, useState } from 'react'
import type { PayoutAccounts } from '../../contract/payout-accounts'
import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { freeText } from '../../lib/freeText'
import { refusedFields } from '../../shared/forms/placeErrors'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { usePaymentPassword } from '../../shared/paymentPassword/usePaymentPassword'
import { accountIcon, accountTitle } from '../../shared/payoutAccounts/accountCards'
import { useAtomValue } from '../../state/atoms'
import { Button, Field, Notice, RadioCards, Select, Stack, TextInput, useToast } from '../../ui'
import { isLeft } from './nextReward'
import { Price } from './point.styles'
import { rewardMoney } from './pointMoney'
import type { RedeemProps } from './RedeemDialog'
import { openQuantities } from './resend'
import { timesOf, usePriceText } from './usePriceText'

interface RedeemFormProps extends RedeemProps {
  /** Of a payout: where it may go. */
  readonly accounts?: PayoutAccounts
}

/** So many at once, where points and stock allow. */
const most = 5

export function RedeemForm({ reward, balance, currency, open, onClose, accounts }: RedeemFormProps) {
  const { t } = useTranslation()
  const priceText = usePriceText(currency)
  const { show } = useToast()
  const { missing } = usePaymentPassword()
  const { busy, send } = useMoney(rewardMoney, open)
  const [failure, setFailure] = useFormFailure(rewardMoney)
  const id = useId()
  const [chosen, setChosen] = useState(1)
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const [accountId, setAccountId] = useState<string>()
  const [told, setTold] = useState(false)
  const points = (count: number) => timesOf(decimalOf(reward.points), count)
  const again = openQuantities(useAtomValue(rewardMoney.open), reward.id)
  const atMost = Math.min(most, reward.stock ?? most, reward.limit ?? most)
  const affordable = Array.from({ length: atMost }, (_, place) => place + 1).filter(
    (count) => balance === undefined || !isLess(balance, points(count)),
  )
  const quantities = [...new Set([...affordable, ...again])].sort((one, other) => one - other)
  const quantity = quantities.includes(chosen) ? chosen : (quantities[0] ?? 1)
  // somebody else may have taken the last one while the dialog was open
  const gone = again.length === 0 && !isLeft(reward)
  const price = priceText(reward, quantity)
  const needsAddress = reward.kind === 'ITEM'
  const account = accounts?.find((each) => each.id === accountId) ?? accounts?.[0]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    setFailure(undefined)
    const wrong =
      needsAddress && freeText(address) === ''
        ? `${id}-address`
        : missing || password === ''
          ? `${id}-password`
          : undefined
    if (wrong !== undefined) {
      document.getElementById(wrong)?.focus()
      return
    }
    void send(
      {
        ...{ rewardId: reward.id, quantity, name: reward.name, points: points(quantity) },
        ...(account && { payoutAccountId: account.id }),
      },
      { paymentPassword: password, ...(needsAddress && { address: freeText(address) }) },
      ({ standing, again: isAgain }, isThere) => {
        setPassword('')
        setTold(false)
        const { name } = reward
        const done = t(standing === 'granted' ? 'mall.done' : 'mall.taken', { name })
        if (standing === 'rejected') show({ tone: 'danger', text: t('mall.turnedDown', { what: name }) })
        else {
          // the address is kept nowhere: one that was corrected meanwhile did not reach the platform
          const again = needsAddress ? 'mall.againAddress' : 'mall.again'
          show({ tone: 'success', text: isAgain ? t(again, { done }) : done })
        }
        // another reward's dialog may be open by now
        if (isThere) onClose()
      },
      ({ text, goesOn, error }, isThere) => {
        // who logs in again goes on with what was typed
        if (!goesOn) setPassword('')
        setTold(false)
        const reason = refusedFields(error).includes('payoutAccountId') ? t('mall.accountGone') : text
        if (isThere) setFailure(reason)
        else show({ tone: 'danger', text: t('mall.failedAway', { what: reward.name, reason }) })
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy}>
      <Stack gap={4}>
        <Price>
          <span>
            <b>{reward.name}</b>
            <small>{t('mall.final')}</small>
          </span>
          <strong>{price}</strong>
        </Price>
        {quantities.length < 2 ? null : (
          <Field id={`${id}-quantity`} label={t('mall.quantity')}>
            <Select
              value={String(quantity)}
              options={quantities.map((count) => ({ value: String(count), label: String(count) }))}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            />
          </Field>
        )}
        {needsAddress ? (
          <Field
            id={`${id}-address`}
            label={t('mall.address')}
            required
            hint={t('mall.addressHint')}
            error={told && freeText(address) === '' ? t('mall.addressNeeded') : undefined}
          >
            <TextInput
              autoComplete="street-address"
              maxLength={200}
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        {accounts && account ? (
          <RadioCards
            legend={t('mall.account')}
            cards={accounts.map((each) => ({
              id: each.id,
              icon: accountIcon[each.kind],
              title: accountTitle(each),
              text: <bdi>{each.number}</bdi>,
            }))}
            selected={account.id}
            onSelect={setAccountId}
          />
        ) : null}
        <PaymentPasswordField
          id={`${id}-password`}
          value={password}
          error={told && password === '' ? t('paymentPassword.needed') : undefined}
          onChange={setPassword}
        />
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="l" block busy={busy} disabled={gone}>
          {gone ? t(reward.stock === 0 ? 'mall.gone' : 'mall.had') : t('mall.redeemFor', { points: price })}
        </Button>
      </Stack>
    </form>
  )
}
