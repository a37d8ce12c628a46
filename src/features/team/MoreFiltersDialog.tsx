import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { isLess } from '../../lib/decimal'
import type { Parameters } from '../../shared/address/trueSearch'
import { Button, Cluster, Dialog, Field, Stack, TextInput } from '../../ui'
import type { MoreFilters } from './useTeamAddress'

interface MoreFiltersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly filters: MoreFilters
  readonly onChange: (next: Parameters) => void
}

const none = { from: '', to: '', least: '', most: '' }
type Draft = typeof none

/** Where a draft is wrong: dates or amounts that are the wrong way round, or no amounts. */
export function problemOf({ from, to, least, most }: Draft): keyof Draft | undefined {
  if (from !== '' && to !== '' && to < from) return 'to'
  const isAmount = (text: string) => text === '' || /^\d{1,12}(\.\d{1,2})?$/.test(text)
  if (!isAmount(least)) return 'least'
  if (!isAmount(most)) return 'most'
  return least !== '' && most !== '' && isLess(most, least) ? 'most' : undefined
}

/** When an account was registered, and what it holds. */
export function MoreFiltersDialog({ open, onClose, filters, onChange }: MoreFiltersDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const said: Draft = {
    from: filters.from ?? '',
    to: filters.to ?? '',
    least: filters.least ?? '',
    most: filters.most ?? '',
  }
  const [draft, setDraft] = useState(said)
  const [wasOpen, setWasOpen] = useState(open)
  const [told, setTold] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(said)
    setTold(false)
  }
  const problem = problemOf(draft)
  const keep = ({ from, to, least, most }: Draft) => {
    onChange({ from: from || undefined, to: to || undefined, least: least || undefined, most: most || undefined })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (problem === undefined) keep(draft)
    else document.getElementById(`${id}-${problem}`)?.focus()
  }
  const field = (name: keyof Draft, label: string) => (
    <Field
      id={`${id}-${name}`}
      label={label}
      error={told && problem === name ? t(name === 'to' ? 'team.wrongDays' : 'team.wrongAmount') : undefined}
    >
      <TextInput
        {...(name === 'from' || name === 'to' ? { type: 'date' } : { inputMode: 'decimal' as const, dir: 'ltr' })}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value.trim() })}
      />
    </Field>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('team.more')} closeLabel={t('app.close')} width={400}>
      <form noValidate onSubmit={submit}>
        <Stack gap={2}>
          {field('from', t('team.registeredFrom'))}
          {field('to', t('team.registeredTo'))}
          {field('least', t('team.balanceFrom'))}
          {field('most', t('team.balanceTo'))}
          <Cluster>
            <Button type="submit" variant="primary">
              {t('team.show')}
            </Button>
            <Button variant="ghost" onClick={() => keep(none)}>
              {t('team.clear')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
