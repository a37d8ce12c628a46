// Generated from schemas/domain-route.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Other domains of the merchant and its public resources (/wps/system/domainRoute). */
export const domainRouteSchema = z.object({ "domainList": z.array(z.object({ "domain": z.string().check(z.minLength(1)), "speed": z.optional(z.number().check(integer, z.gte(0))) })), "resources": z.array(z.object({ "resourceType": z.string().check(z.minLength(1)), "url": z.string(), "qrCodeUrl": z.optional(z.string()) })) })
export type DomainRoute = z.infer<typeof domainRouteSchema>
