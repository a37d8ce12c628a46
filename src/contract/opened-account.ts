// Generated from schemas/opened-account.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** An account that was opened, with its first password: told here alone. A request that is sent again is answered with the same, for as long as nobody has signed in. */
export const openedAccountSchema = z.object({ "account": z.string().check(z.minLength(1)), "password": z.string().check(z.minLength(1)), "kind": z.enum(["MEMBER", "AGENT"]), "rateBp": z.number().check(integer, z.gte(0), z.lte(10000)) })
export type OpenedAccount = z.infer<typeof openedAccountSchema>
