// Generated from schemas/whitelabel.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

export const whitelabelModuleSchema = z.object({ "modId": z.string().check(z.minLength(1)), "enabled": z.boolean(), get "childrenNodes"() { return z.optional(z.array(whitelabelModuleSchema)) } })
export type WhitelabelModule = z.infer<typeof whitelabelModuleSchema>

/** The merchant's module tree (/wps/system/whitelabel). A module under a disabled parent is off whatever its own flag says. */
export const whitelabelSchema = z.array(whitelabelModuleSchema)
export type Whitelabel = z.infer<typeof whitelabelSchema>
