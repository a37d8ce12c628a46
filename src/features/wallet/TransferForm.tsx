import { type FormEvent, type RefObject, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTold } from '../../shared/forms/useTold'
import { useTranslation } from '../../i18n/translate'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Button, Field, Notice, Panel, Stack, TextLink } from '../../ui'
import { mostOf } from './mostOf'
import { OpenTransfers } from './OpenTransfers'
import { TransferEnds } from './TransferEnds'
import { Small } from './wallet.styles'
import { useTransfer } from './useTransfer'
import { useWalletName } from './useWalletName'
import type { WalletLine } from './walletLines'
import { type Direction, walletTransferMoney } from './walletMoney'

export interface TransferFormProps {
  /** What the main wallet holds. */
  readonly main: string
  readonly currency: string
  readonly lines: readonly WalletLine[]
  readonly wallet: number | undefined
  readonly onWallet: (wallet: number | undefined) => void
  readonly direction: Direction
  readonly onDirection: (direction: Direction) => void
  readonly amountRef: RefObject<HTMLInputElement | null>
}

const problemWords: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'wallet.amount.required',
  format: 'wallet.amount.format',
  least: 'wallet.amount.least',
  most: 'wallet.amount.most',
}

/** Between the main wallet and a vendor's. The amount stays a decimal string from the key to the call. */
export function TransferForm(props: TransferFormProps) {
  const { main, currency, lines, wallet, direction, amountRef } = props
  const { t } = useTranslation()
  const id = useId()
  const say = useMoneyText(currency)
  const nameOf = useWalletName()
  const hidden = useAtomValue(balanceHiddenAtom)
  const open = useAtomValue(walletTransferMoney.open)
  const { busy, failure, send } = useTransfer()
  const [typed, setTyped] = useState('')
  const told = useTold()
  const line = lines.find((one) => one.wallet === wallet)
  const held = direction === 'in' ? main : line?.amount
  const maximum = mostOf(typed, held ?? '999999999999', { direction, wallet }, open)
  const checked = checkAmount(typed, { minimum: '0.01', maximum })
  const problem = told.field && 'problem' in checked ? t(problemWords[checked.problem]) : undefined
  const place = direction === 'out' ? t('wallet.mainSmall') : line && nameOf(line.wallet, line.vendor)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    told.sent()
    if (line === undefined) document.getElementById(`${id}-wallet`)?.focus()
    else if ('problem' in checked) amountRef.current?.focus()
    else {
      const { vendor, wallet: chosen } = line
      void send({ direction, wallet: chosen, vendor, amount: checked.amount, currency }, () => {
        setTyped('')
        told.restart()
      })
    }
  }

  return (
    <Panel title={t('wallet.transfer')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={4}>
          <Small>{t('wallet.transferText')}</Small>
          <OpenTransfers />
          <div>
            <TransferEnds {...props} id={`${id}-wallet`} told={told.all} />
            <Field
              id={id}
              label={t('wallet.amount')}
              required
              hint={held === undefined || hidden ? undefined : t('wallet.available', { amount: say(held) })}
              error={problem}
              aside={
                held === undefined ? null : (
                  <TextLink as="button" onClick={() => setTyped(held)}>
                    {t('wallet.everything')}
                  </TextLink>
                )
              }
            >
              <MoneyInput
                ref={amountRef}
                currency={currency}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onBlur={() => told.left(typed)}
              />
            </Field>
          </div>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          <Button type="submit" variant="primary" size="l" block busy={busy}>
            {'amount' in checked && place !== undefined
              ? t('wallet.submitTo', { amount: say(checked.amount), place })
              : t('wallet.submit')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
