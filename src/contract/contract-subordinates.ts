// Generated from schemas/contract-subordinates.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Direct subordinates that may have a contract (MCSFE_getContractSubordinates): agents whose name begins with the query account, 20 at most. */
export const contractSubordinatesSchema = z.object({ "content": z.array(z.object({ "account": z.string().check(z.minLength(1)), "nickname": z.optional(z.string()), "rate": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))) })) })
export type ContractSubordinates = z.infer<typeof contractSubordinatesSchema>
