// Generated from schemas/scenario.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { permissionSchema } from './permission'
import { whitelabelSchema } from './whitelabel'
import { registrationSettingsSchema } from './registration-settings'
import { settingsSchema } from './settings'
import { vendorsSchema } from './vendors'
import { domainRouteSchema } from './domain-route'
import { announcementsSchema } from './announcements'

/** Public answers of a platform for one merchant, recorded: what `brand explain`, stories and tests are fed with. No token and nothing of a member is ever in it. */
export const scenarioSchema = z.object({ "$schema": z.optional(z.string()), "recorded": z.optional(z.object({ "from": z.optional(z.string()), "merchant": z.optional(z.string()), "at": z.optional(z.string()), "missing": z.optional(z.array(z.string())) })), "permission": z.optional(permissionSchema), "whitelabel": whitelabelSchema, "registrationSettings": z.optional(registrationSettingsSchema), "settings": z.optional(settingsSchema), "vendors": z.optional(vendorsSchema), "domainRoute": z.optional(domainRouteSchema), "announcements": z.optional(announcementsSchema) })
export type Scenario = z.infer<typeof scenarioSchema>
