// Generated from schemas/money.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** An amount of money in major units: a decimal string, or a number from platforms that send one. Narrowed to a decimal string at the border; never computed with as a float. */
export const moneySchema = z.union([z.string().check(z.regex(new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,8})?$", 'u'))), z.number()])
export type Money = z.infer<typeof moneySchema>
