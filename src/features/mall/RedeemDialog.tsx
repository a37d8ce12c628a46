import { useSetAtom } from '../../state/atoms'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalFrom, decimalOf, isLess, placesOf, unitsOf } from '../../lib/decimal'
import { errorMessage } from '../../platform/messages'
import { Button, Dialog, Field, Notice, PasswordInput, Select, Stack, TextInput, useToast } from '../../ui'
import { exchangeAtom } from './exchange'
import { Price } from './pointLooks'
import type { Reward } from './RewardsTab'
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
  const exchange = useSetAtom(exchangeAtom)
  const id = useId()
  const [quantity, setQuantity] = useState(1)
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const [told, setTold] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const price = (count: number) => {
    const each = decimalOf(reward.points)
    return decimalFrom(unitsOf(each, placesOf(each)) * BigInt(count), placesOf(each))
  }
  const quantities = Array.from({ length: Math.min(most, reward.stock ?? most) }, (_, place) => place + 1).filter(
    (count) => balance === undefined || !isLess(balance, price(count)),
  )
  const needsAddress = reward.kind === 'ITEM'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (busy || password === '' || (needsAddress && address.trim() === '')) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { status } = await exchange(
        { kind: 'reward', rewardId: reward.id, quantity, ...(needsAddress && { address: address.trim() }) },
        password,
      )
      show({ tone: 'success', text: t(status === 'APPROVED' ? 'mall.done' : 'mall.taken', { name: reward.name }) })
      onClose()
    } catch (error) {
      setFailure(t(errorMessage(error)))
    } finally {
      setPassword('')
      setTold(false)
      setBusy(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('mall.confirm')} closeLabel={t('app.close')}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
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
                onChange={(event) => setQuantity(Number(event.currentTarget.value))}
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
