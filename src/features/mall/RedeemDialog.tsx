import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { decimalFrom, decimalOf, isLess, placesOf, unitsOf } from '../../lib/decimal'
import { useMoney } from '../../shared/money/useMoney'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Field, Notice, PasswordInput, Select, Stack, TextInput, useToast } from '../../ui'
import { Price } from './point.styles'
import { rewardMoney } from './pointMoney'
import type { Reward } from './RewardsTab'
import { openQuantities } from './resend'
import { usePoints } from './usePoints'

interface RedeemDialogProps {
  readonly reward: Reward
  readonly balance: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** So many at once, where points and stock allow. */
const most = 5

/** Asks whether the points shall go, with the account's password (passwordCheck). Nothing is sent twice. */
export function RedeemDialog({ reward, balance, open, onClose }: RedeemDialogProps) {
  const { t } = useTranslation()
  const say = usePoints()
  const { show } = useToast()
  const { busy, send } = useMoney(rewardMoney, open)
  const id = useId()
  const [chosen, setChosen] = useState(1)
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const [told, setTold] = useState(false)
  const [failure, setFailure] = useState<string>()
  const price = (count: number) => {
    const each = decimalOf(reward.points)
    return decimalFrom(unitsOf(each, placesOf(each)) * BigInt(count), placesOf(each))
  }
  const again = openQuantities(useAtomValue(rewardMoney.open), reward.id)
  const affordable = Array.from({ length: Math.min(most, reward.stock ?? most) }, (_, place) => place + 1).filter(
    (count) => balance === undefined || !isLess(balance, price(count)),
  )
  const quantities = [...new Set([...affordable, ...again])].sort((one, other) => one - other)
  const quantity = quantities.includes(chosen) ? chosen : (quantities[0] ?? 1)
  const needsAddress = reward.kind === 'ITEM'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (password === '' || (needsAddress && address.trim() === '')) return
    setFailure(undefined)
    const settle = () => {
      setPassword('')
      setTold(false)
    }
    void send(
      { rewardId: reward.id, quantity, name: reward.name, points: price(quantity) },
      { password, ...(needsAddress && { address: address.trim() }) },
      ({ standing, again: isAgain }, isThere) => {
        settle()
        const { name } = reward
        const done = t(standing === 'granted' ? 'mall.done' : 'mall.taken', { name })
        if (standing === 'rejected') show({ tone: 'danger', text: t('mall.turnedDown', { what: name }) })
        else show({ tone: 'success', text: isAgain ? t('mall.again', { done }) : done })
        // another reward's dialog may be open by now
        if (isThere) onClose()
      },
      (reason, isThere) => {
        settle()
        if (isThere) setFailure(reason)
        else show({ tone: 'danger', text: t('mall.failedAway', { what: reward.name, reason }) })
      },
    )
  }

  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('mall.confirm')} closeLabel={t('app.close')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={3}>
          <Price>
            <span>
              <b>{reward.name}</b>
              <small>{t('mall.final')}</small>
            </span>
            <strong>{say(price(quantity))}</strong>
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
              error={told && address.trim() === '' ? t('mall.addressNeeded') : undefined}
            >
              <TextInput
                autoComplete="street-address"
                maxLength={200}
                value={address}
                onChange={(event) => setAddress(event.currentTarget.value)}
              />
            </Field>
          ) : null}
          <Field
            id={`${id}-password`}
            label={t('mall.password')}
            required
            error={told && password === '' ? t('mall.passwordNeeded') : undefined}
          >
            <PasswordInput
              autoComplete="current-password"
              value={password}
              labels={{ show: t('mall.showPassword'), hide: t('mall.hidePassword') }}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          <Button type="submit" variant="primary" size="l" block busy={busy}>
            {t('mall.redeemFor', { points: say(price(quantity)) })}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
