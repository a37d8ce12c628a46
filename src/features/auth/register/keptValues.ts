import * as z from 'zod/mini'
import { inviteCodeNames, type InviteCodes } from '../../../engine/form/inviteCodeNames'
import type { FieldSchema, FormField, FormValue, FormValues } from '../../../lib/form/model'
import { parseJson } from '../../../lib/parseJson'
import { registrationKey } from '../../../session/keys'

/** Milliseconds after which what was typed is forgotten: somebody else may sit there. */
export const keptFor = 3_600_000

const code = z.optional(z.string())
const shape = z.object({
  brand: z.string(),
  at: z.number(),
  tab: z.optional(z.string()),
  codes: z.object({ referralCode: code, affiliateCode: code }),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
})

/** What a reload of the tab finds again. */
interface Kept {
  /** Epoch milliseconds of the last change. */
  readonly at: number
  readonly tab?: string | undefined
  /** Codes of the invitation under which it was typed. */
  readonly codes: InviteCodes
  readonly values: FormValues
}

/** Letters of a value whose field has no limit of its own. */
const longest = 500

const secret: readonly FormField['kind'][] = ['password', 'smsCode', 'captcha']

/** Whether a field's value may be written down. */
export const isKept = ({ kind }: Pick<FormField, 'kind'>): boolean => !secret.includes(kind)

export const isOver = (at: number, now: number): boolean => now - at >= keptFor || at > now

export function readKept(brand: string, now: number): Kept | undefined {
  const text = registrationKey.read()
  if (text === undefined) return undefined
  const found = z.safeParse(shape, parseJson(text))
  if (!found.success || found.data.brand !== brand || isOver(found.data.at, now)) {
    registrationKey.remove()
    return undefined
  }
  return found.data
}

/** Whether a value that was read may stand in a field: one that writes to storage otherwise than this form fills in nothing else. */
export const fits = (field: FormField, rules: FieldSchema | undefined, value: FormValue): boolean =>
  isKept(field) && typeof value === rules?.type && String(value).length <= (rules.maxLength ?? longest)

export function writeKept(brand: string, { at, tab, codes, values }: Kept): void {
  const given = Object.fromEntries(inviteCodeNames.map((name) => [name, codes[name]]))
  registrationKey.write(JSON.stringify({ brand, at, tab, codes: given, values }))
}

export const forgetKept = (): void => registrationKey.remove()
