// Generated from schemas/policy-reports.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** The same by the Reporting API, several at a time (application/reports+json). */
export const policyReportsSchema = z.array(z.object({ "type": z.string(), "body": z.optional(z.object({ "documentURL": z.optional(z.union([z.string(), z.null()])), "effectiveDirective": z.optional(z.union([z.string(), z.null()])), "blockedURL": z.optional(z.union([z.string(), z.null()])), "sourceFile": z.optional(z.union([z.string(), z.null()])), "lineNumber": z.optional(z.union([z.number().check(integer), z.null()])), "disposition": z.optional(z.union([z.string(), z.null()])) })) })).check(z.maxLength(50))
export type PolicyReports = z.infer<typeof policyReportsSchema>
