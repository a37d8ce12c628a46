import type { FieldRule } from '../../../contract/registration-settings'

/** Rules that merchants share. Lengths count code points; `patternId` is one of spec §5. */
const rule = (required: boolean, checks: Omit<FieldRule, 'enabled' | 'required'> = {}): FieldRule => ({
  enabled: true,
  required,
  ...checks,
})
export const required = (checks?: Omit<FieldRule, 'enabled' | 'required'>): FieldRule => rule(true, checks)
export const optional = (checks?: Omit<FieldRule, 'enabled' | 'required'>): FieldRule => rule(false, checks)
/** Known to the merchant and switched off. */
export const hidden: FieldRule = { enabled: false, required: false }

export const credentials = {
  username: required({ minLength: 6, maxLength: 11, acceptedPattern: '[A-Za-z0-9_-]+' }),
  // no pattern: the format of the front end holds, letters and digits with at least one of each
  password: required({ minLength: 6, maxLength: 12 }),
  confirmPassword: required({ minLength: 6, maxLength: 12 }),
}
export const verificationCode = required({ patternId: 6, minLength: 6, maxLength: 6 })
