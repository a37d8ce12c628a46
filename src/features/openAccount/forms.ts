import type { OpenAccountSettings } from '../../contract/open-account-settings'
import { buildForm, type FieldSpec } from '../../engine/form/buildForm'
import { type FieldRow, usernameRow } from '../../engine/form/fieldRow'
import type { FormModel } from '../../lib/form/model'

const kindWords = { MEMBER: 'openAccount.kind.member', AGENT: 'openAccount.kind.agent' } as const

const kindRow: FieldRow = {
  name: 'kind',
  labelKey: 'openAccount.kind',
  kind: 'select',
  autocomplete: 'off',
  width: 'half',
}
const rateRow: FieldRow = {
  name: 'rateBp',
  labelKey: 'openAccount.rate',
  kind: 'text',
  autocomplete: 'off',
  inputMode: 'decimal',
  width: 'half',
}
const domainRow: FieldRow = { name: 'domain', labelKey: 'openAccount.domain', kind: 'select', autocomplete: 'off' }
const daysRow: FieldRow = {
  name: 'days',
  labelKey: 'openAccount.days',
  kind: 'select',
  autocomplete: 'off',
  width: 'half',
  options: [
    ...[1, 7, 30, 90].map((count) => ({
      value: String(count),
      label: { key: 'openAccount.days.count', params: { count } },
    })),
    { value: 'never', label: { key: 'openAccount.days.never' } },
  ],
}
const usesRow: FieldRow = {
  name: 'maxUses',
  labelKey: 'openAccount.uses',
  hintKey: 'openAccount.uses.hint',
  kind: 'text',
  autocomplete: 'off',
  inputMode: 'numeric',
  normalise: 'count',
  local: { format: 'digits', maxLength: 5 },
  width: 'half',
}

/** What both forms begin with: whom it is for, and the rate within one's own. */
function accountSpecs({ kinds }: OpenAccountSettings, most: string): readonly FieldSpec[] {
  const options = [...new Set(kinds)].map((kind) => ({ value: kind, label: { key: kindWords[kind] } }))
  return [
    { row: { ...kindRow, options }, required: true, value: kinds[0] ?? '' },
    { row: rateRow, required: true, hint: { key: 'openAccount.rate.hint', params: { most } } },
  ]
}

/** @param most one's own rate, as it is read */
export const buildOpenAccountForm = (settings: OpenAccountSettings, most: string): FormModel =>
  buildForm('openAccount', [
    ...accountSpecs(settings, most),
    {
      row: { ...usernameRow, labelKey: 'openAccount.name', autocomplete: 'off' },
      required: false,
      rule: settings.username,
      hint: { key: 'openAccount.name.hint' },
    },
  ]).value

/** The domain is asked for where there is a choice. */
export function buildLinkForm(settings: OpenAccountSettings, most: string): FormModel {
  const domains = [...new Set(settings.promotionDomains)]
  const options = domains.map((domain) => ({ value: domain, label: { key: 'form.said', params: { text: domain } } }))
  const domain: FieldSpec = { row: { ...domainRow, options }, required: true, value: domains[0] ?? '' }
  return buildForm('invitationLink', [
    ...accountSpecs(settings, most),
    { row: daysRow, required: true, value: '30' },
    { row: usesRow, required: false },
    ...(domains.length > 1 ? [domain] : []),
  ]).value
}
