import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import { buildDescribedForm } from '../../../engine/form/describedForm'
import type { FieldRow } from '../../../engine/form/fieldRow'
import type { FormModel } from '../../../lib/form/model'

export const codeName = 'affiliateCode'

const codeRow: FieldRow = {
  name: codeName,
  labelKey: 'form.field.affiliateCode',
  hintKey: 'support.join.codeHint',
  kind: 'text',
  autocomplete: 'off',
}

interface JoinFormInput {
  readonly settings: AgentJoinSettings
  /** The merchant has affiliates: otherwise nobody could check a code. */
  readonly hasAffiliates: boolean
  /** The code that the visitor came with. */
  readonly code: string | undefined
}

/** The form that the settings describe, and the code of the agent who brought the applicant. */
export function buildJoinForm({ settings, hasAffiliates, code }: JoinFormInput): FormModel {
  const { enabled = false, required = false } = settings.affiliateCode ?? {}
  const own = enabled && hasAffiliates ? [{ row: codeRow, required, rule: { maxLength: 64 }, value: code ?? '' }] : []
  return buildDescribedForm('agentJoin', settings.fields, own).value
}
