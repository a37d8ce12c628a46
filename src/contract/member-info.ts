// Generated from schemas/member-info.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

/** Who is signed in (/wps/member/info). */
export const memberInfoSchema = z.object({ "id": z.string().check(z.minLength(1)), "account": z.string().check(z.minLength(1)), "nickname": z.optional(z.string()), "regDate": z.optional(epochSchema), "mobile": z.optional(z.string()), "email": z.optional(z.string()), "mobileVerified": z.optional(z.boolean()), "emailVerified": z.optional(z.boolean()), "realName": z.optional(z.string()), "hasPaymentPassword": z.optional(z.boolean()), "type": z.number().check(integer, z.gte(0)), "toUpline": z.optional(z.boolean()), "clubLabel": z.optional(z.object({ "labelName": z.optional(z.string()) })), "memberLabel": z.optional(z.array(z.object({ "labelName": z.optional(z.string()) }))), "lastLoginTime": z.optional(epochSchema), "language": z.optional(z.string()), "realityCheckMinutes": z.optional(z.number().check(integer, z.gte(1), z.lte(1440))) })
export type MemberInfo = z.infer<typeof memberInfoSchema>
