// Generated from schemas/vendors.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

export const vendorSchema = z.object({ "accountTypeId": z.number().check(integer, z.gte(0)), "accountTypeName": z.string().check(z.minLength(1)), "displayName": z.string().check(z.minLength(1)), "smallIcon": z.optional(z.string()), "activeIcon": z.optional(z.string()), "maintenance": z.optional(z.boolean()), "seamless": z.optional(z.boolean()), "isGame": z.optional(z.string()), "code": z.optional(z.string()), "defaultPlayType": z.optional(z.string()) })
export type Vendor = z.infer<typeof vendorSchema>

/** Game categories and their vendors (GCSGAME_gameVendor). */
export const vendorsSchema = z.array(z.object({ "gameCategory": z.string().check(z.minLength(1)), "vendors": z.array(vendorSchema) }))
export type Vendors = z.infer<typeof vendorsSchema>
