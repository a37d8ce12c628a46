// Generated from schemas/money.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** An amount of money in major units: a decimal string, or a number from platforms that send one, no larger than JavaScript reads exactly. Narrowed to a decimal string at the border; never computed with as a float. */
export const moneySchema = z.union([z.string().check(z.regex(new RegExp("^-?[0-9]{1,18}(\\.[0-9]{1,8})?$", 'u'))), z.number().check(z.gte(-9007199254740991), z.lte(9007199254740991))])
export type Money = z.infer<typeof moneySchema>
