import { atom, useAtomValue } from '../../../state/atoms'
import { useState } from 'react'
import type { PasswordRules } from '../../../engine/form/passwordForms'
import { isOnAtom } from '../../../site/site'
import { registrationSettingsAtom } from '../register/registrationSettings'

const local: PasswordRules = {}

export const passwordRulesAtom = atom((get): PasswordRules | 'pending' => {
  if (!get(isOnAtom)('REG3')) return local
  const { data, isPending } = get(registrationSettingsAtom)
  return isPending ? 'pending' : { settings: data }
})

/**
 * The rules that accounts are opened under; the local formats stand in where they cannot be had. Undefined until
 * that is known, and never again: a form that is typed into stays.
 */
export function usePasswordRules(): PasswordRules | undefined {
  const rules = useAtomValue(passwordRulesAtom)
  const [last, setLast] = useState<PasswordRules>()
  if (rules !== 'pending' && rules !== last) setLast(rules)
  return rules === 'pending' ? last : rules
}
