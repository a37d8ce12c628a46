// Generated from schemas/permission.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'
import { whitelabelSchema } from './whitelabel'

/** Whether the site may be shown to this visitor, and with which modules and CDNs (/wps/system/status). */
export const permissionSchema = z.object({ "maintenance": z.boolean(), "maintenanceTime": z.optional(z.object({ "start": z.optional(epochSchema), "end": z.optional(epochSchema) })), "regionRestriction": z.boolean(), "whitelabel": z.optional(whitelabelSchema), "imageCDNs": z.optional(z.array(z.string().check(z.minLength(1)))), "launchGameCDNs": z.optional(z.array(z.string().check(z.minLength(1)))) })
export type Permission = z.infer<typeof permissionSchema>
