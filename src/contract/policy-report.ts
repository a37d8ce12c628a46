// Generated from schemas/policy-report.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What a browser tells of a violation of the page's policy where the policy names report-uri (application/csp-report). */
export const policyReportSchema = z.object({ "csp-report": z.object({ "document-uri": z.optional(z.string()), "effective-directive": z.optional(z.string()), "violated-directive": z.optional(z.string()), "blocked-uri": z.optional(z.string()), "source-file": z.optional(z.string()), "line-number": z.optional(z.number().check(integer)), "disposition": z.optional(z.string()) }) })
export type PolicyReport = z.infer<typeof policyReportSchema>
