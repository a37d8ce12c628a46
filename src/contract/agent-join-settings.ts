// Generated from schemas/agent-join-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { describedFieldSchema } from './described-field'

/** What is asked of who wants to be an agent (/wps/system/setting/agentJoin). */
export const agentJoinSettingsSchema = z.object({ "open": z.boolean(), "fields": z.array(describedFieldSchema), "affiliateCode": z.optional(z.object({ "enabled": z.boolean(), "required": z.boolean() })) })
export type AgentJoinSettings = z.infer<typeof agentJoinSettingsSchema>
