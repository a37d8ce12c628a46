import { type FormEvent, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { isLess } from '../../lib/decimal'
import { readAmount } from '../../lib/typedAmount'
import type { Parameters } from '../../shared/address/trueSearch'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Button, Dialog, Field, Select, TextInput } from '../../ui'
import { Pair } from './team.styles'
import type { TeamFilters } from './teamAddress'

interface FilterDialogProps {
  readonly open: boolean
  readonly currency: string
  readonly filters: TeamFilters
  readonly onClose: () => void
  readonly onApply: (filters: Parameters) => void
}

type Typed = Readonly<Record<'type' | 'active' | 'from' | 'to' | 'min' | 'max', string>>

const typedOf = ({ type, active, from, to, min, max }: TeamFilters): Typed => ({
  type: type ?? '',
  active: active ?? '',
  from: from ?? '',
  to: to ?? '',
  min: min ?? '',
  max: max ?? '',
})

/** What is wrong, by field. */
function problemsIn({ from, to, min, max }: Typed): Partial<Record<keyof Typed, MessageKey>> {
  const [least, most] = [readAmount(min), readAmount(max)]
  return {
    ...(from !== '' && to !== '' && to < from && { to: 'team.problem.days' }),
    ...(min.trim() !== '' && least === undefined && { min: 'team.problem.amount' }),
    ...(max.trim() !== '' && most === undefined
      ? { max: 'team.problem.amount' }
      : least !== undefined && most !== undefined && isLess(most, least) && { max: 'team.problem.amounts' }),
  }
}

/** Filters of the list, from below on phones. They count once they are applied. */
export function FilterDialog({ open, currency, filters, onClose, onApply }: FilterDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(() => typedOf(filters))
  const [sent, setSent] = useState(false)
  const problems = sent ? problemsIn(typed) : {}
  const set = (name: keyof Typed) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value })
  const errorOf = (name: keyof Typed) => {
    const problem = problems[name]
    return problem === undefined ? undefined : t(problem)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    const [wrong] = Object.keys(problemsIn(typed))
    if (wrong !== undefined) return document.getElementById(`${id}-${wrong}`)?.focus()
    const { type, active, from, to, min, max } = typed
    const said = { type, active, from, to, min: readAmount(min), max: readAmount(max) }
    onApply(Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value || undefined])))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={520}
      title={t('team.filter')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={() => setTyped(typedOf({}))}>{t('team.reset')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('team.apply')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Pair>
          <Field id={`${id}-type`} label={t('team.type')}>
            <Select
              value={typed.type}
              onChange={set('type')}
              options={[
                { value: '', label: t('team.all') },
                { value: 'AGENT', label: t('team.agents') },
                { value: 'MEMBER', label: t('team.members') },
              ]}
            />
          </Field>
          <Field id={`${id}-active`} label={t('team.play')} hint={t('team.playHint')}>
            <Select
              value={typed.active}
              onChange={set('active')}
              options={[
                { value: '', label: t('team.all') },
                { value: 'YES', label: t('team.active') },
                { value: 'NO', label: t('team.inactive') },
              ]}
            />
          </Field>
        </Pair>
        <Pair>
          <Field id={`${id}-from`} label={t('team.registeredFrom')}>
            <TextInput type="date" value={typed.from} onChange={set('from')} />
          </Field>
          <Field id={`${id}-to`} label={t('team.registeredTo')} error={errorOf('to')}>
            <TextInput type="date" value={typed.to} onChange={set('to')} />
          </Field>
        </Pair>
        <Pair>
          <Field id={`${id}-min`} label={t('team.balanceFrom')} error={errorOf('min')}>
            <MoneyInput currency={currency} value={typed.min} onChange={set('min')} />
          </Field>
          <Field id={`${id}-max`} label={t('team.balanceTo')} error={errorOf('max')}>
            <MoneyInput currency={currency} value={typed.max} onChange={set('max')} />
          </Field>
        </Pair>
      </form>
    </Dialog>
  )
}
