import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../site/Link'
import type { MessageKey } from '../../contract/messageKeys'
import type { PayoutAccounts } from '../../contract/payout-accounts'
import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { useTranslation } from '../../i18n/translate'
import { decimalOf, isEqual, isLess } from '../../lib/decimal'
import { negated, signOf, sumDecimals } from '../../lib/decimalSum'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { refusedFields } from '../../shared/forms/placeErrors'
import { mostToAsk } from '../../shared/money/mostToAsk'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { useTold } from '../../shared/forms/useTold'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { usePaymentPassword } from '../../shared/paymentPassword/usePaymentPassword'
import { accountIcon, accountTitle } from '../../shared/payoutAccounts/accountCards'
import { payoutAccountsPath } from '../../shared/payoutAccounts/payoutAccountsPath'
import { walletBalancesAtom } from '../../shared/wallet/walletAtoms'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { balanceAtom } from '../../site/platformAnswers'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Button, Cluster, EmptyState, Field, Notice, Panel, RadioCards, Stack, TextLink, useToast } from '../../ui'
import { Cost } from './Cost'
import { TurnoverPanel } from './TurnoverPanel'
import { isTurnoverLeft } from './turnoverLeft'
import { withdrawalMoney } from './withdrawalMoney'
import { withdrawalPath } from './withdrawalPath'

interface WithdrawalFormProps {
  readonly settings: WithdrawSettings
  readonly accounts: PayoutAccounts
}

const problemWords: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'withdrawal.amount.required',
  format: 'withdrawal.amount.format',
  least: 'withdrawal.amount.least',
  most: 'withdrawal.amount.most',
}

const atLeastNothing = (amount: string): string => (signOf(amount) < 0 ? '0' : amount)

/** Where to, how much, what it costs and what arrives. The amount stays a decimal string from the key to the call. */
export function WithdrawalForm({ settings, accounts }: WithdrawalFormProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const id = useId()
  const open = useAtomValue(withdrawalMoney.open)
  // what was sent and never answered is meant again; else the first, and it stays so in whatever order the list comes
  const [chosen, setChosen] = useState(() => {
    const meant = open.find((one) => one.isFresh && accounts.some((each) => each.id === one.content.accountId))
    return meant?.content.accountId ?? accounts[0]?.id
  })
  /** What was pressed for although the like of it may have been done. */
  const [sure, setSure] = useState<string>()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const told = useTold()
  const { missing } = usePaymentPassword()
  const { busy, send } = useMoney(withdrawalMoney)
  const [failure, setFailure] = useFormFailure(withdrawalMoney)
  const { data: balance } = useAtomValue(balanceAtom)

  const isHidden = useAtomValue(balanceHiddenAtom)

  const currency = settings.currency ?? balance?.currency ?? ''
  const say = useMoneyText(currency)
  const wallet = useAtomValue(walletBalancesAtom)?.main
  const bonusHeld = decimalOf(settings.bonusHeld ?? '0')
  const held = wallet === undefined ? undefined : atLeastNothing(sumDecimals([wallet, negated(bonusHeld)]))
  const limits = { minimum: decimalOf(settings.minimumAmount), maximum: decimalOf(settings.maximumAmount) }
  const account = accounts.find((each) => each.id === chosen)
  const checked = checkAmount(typed, limits)
  const amount = 'amount' in checked ? checked.amount : undefined
  const asked = open.flatMap(({ content, isFresh }) =>
    isFresh && content.accountId === chosen ? [content.amount] : [],
  )
  const isTooMuch = amount !== undefined && held !== undefined && isLess(mostToAsk(typed, held, asked), amount)
  const range = { minimum: say(limits.minimum), maximum: say(limits.maximum) }
  const everything = held !== undefined && isLess(limits.maximum, held) ? limits.maximum : held
  const waits = isTurnoverLeft(settings)

  if (accounts.length === 0) {
    return (
      <EmptyState
        icon="landmark"
        title={t('withdrawal.accounts.none')}
        text={t('withdrawal.accounts.noneText')}
        action={
          <Button as={Link} to={payoutAccountsPath} variant="primary" icon="plus">
            {t('withdrawal.accounts.add')}
          </Button>
        }
      />
    )
  }

  const amountProblem =
    'problem' in checked
      ? t(problemWords[checked.problem], range)
      : isTooMuch
        ? t('withdrawal.amount.funds', { amount: say(held) })
        : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    told.sent()
    setFailure(undefined)
    if (account === undefined) {
      setFailure(t('withdrawal.accounts.gone'))
      return
    }
    const wrong =
      amountProblem !== undefined ? `${id}-amount` : missing || password === '' ? `${id}-password` : undefined
    if (wrong !== undefined || amount === undefined) {
      document.getElementById(wrong ?? `${id}-amount`)?.focus()
      return
    }
    const isSimilar = open.some(
      ({ content, isFresh }) => isFresh && content.accountId !== account.id && isEqual(content.amount, amount),
    )
    const press = `${account.id} ${amount}`
    if (isSimilar && sure !== press) {
      setSure(press)
      setFailure(t('withdrawal.similar', { amount: say(amount) }))
      return
    }
    void send(
      { accountId: account.id, amount, currency },
      { paymentPassword: password },
      ({ standing, reference, again }, isThere) => {
        const go = () => void navigate(withdrawalPath(reference))
        const words = { amount: say(amount) }
        if (again) show({ tone: 'accent', text: t('money.again') })
        if (isThere) return go()
        const action = { label: t('money.show'), run: go }
        if (standing === 'rejected') show({ tone: 'danger', text: t('withdrawal.rejectedAway', words), action })
        else show({ tone: 'success', text: t('withdrawal.madeAway', words), action })
      },
      ({ text, goesOn, error }, isThere) => {
        if (!goesOn) setPassword('')
        told.restart()
        const isGone = refusedFields(error).includes('accountId')
        const words = isGone ? t('withdrawal.accounts.gone') : text
        if (isThere) setFailure(words)
        else show({ tone: 'danger', text: words })
      },
    )
  }

  return (
    <>
      {waits ? <TurnoverPanel settings={settings} say={say} /> : null}
      {signOf(bonusHeld) > 0 ? (
        <Notice tone="warning">{t('withdrawal.bonusHeld', { amount: say(bonusHeld) })}</Notice>
      ) : null}
      <Panel>
        <form noValidate onSubmit={submit} aria-busy={busy}>
          <Stack gap={5}>
            <Stack gap={3}>
              <RadioCards
                legend={t('withdrawal.to')}
                cards={accounts.map((each) => ({
                  id: each.id,
                  icon: accountIcon[each.kind],
                  title: accountTitle(each),
                  text: <bdi>{each.number}</bdi>,
                }))}
                selected={account?.id}
                onSelect={setChosen}
              />
              <p>
                <TextLink as={Link} to={payoutAccountsPath}>
                  {t('withdrawal.accounts.manage')}
                </TextLink>
              </p>
            </Stack>
            <Stack gap={2}>
              <Field
                id={`${id}-amount`}
                label={t('withdrawal.amount')}
                required
                hint={t('withdrawal.amount.hint', range)}
                error={told.field ? amountProblem : undefined}
              >
                <MoneyInput
                  currency={currency}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                  onBlur={() => told.left(typed)}
                />
              </Field>
              {wallet === undefined || everything === undefined ? null : (
                <Cluster>
                  {isHidden ? null : <span>{t('withdrawal.held', { amount: say(wallet) })}</span>}
                  <Button size="s" disabled={isLess(everything, limits.minimum)} onClick={() => setTyped(everything)}>
                    {t('withdrawal.all')}
                  </Button>
                </Cluster>
              )}
            </Stack>
            <Cost settings={settings} amount={amount} say={say} />
            <PaymentPasswordField
              id={`${id}-password`}
              value={password}
              error={told.all && password === '' ? t('paymentPassword.needed') : undefined}
              onChange={setPassword}
            />
            {failure === undefined ? null : (
              <Notice tone="danger" alert>
                {failure}
              </Notice>
            )}
            <Button type="submit" variant="primary" size="l" block busy={busy}>
              {amount === undefined ? t('withdrawal.submit') : t('withdrawal.submitAmount', { amount: say(amount) })}
            </Button>
          </Stack>
        </form>
      </Panel>
    </>
  )
}
