// Generated from schemas/customer-service.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Where customer service answers (WPSCORE_getCustomerServiceScript). */
export const customerServiceSchema = z.object({ "version": z.object({ "pathList": z.array(z.object({ "type": z.number().check(integer), "path": z.string().check(z.minLength(1)) })) }) })
export type CustomerService = z.infer<typeof customerServiceSchema>
