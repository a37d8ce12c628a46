// Generated from schemas/countries.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Countries and their dialling codes (/wps/system/country). */
export const countriesSchema = z.array(z.object({ "code": z.string().check(z.regex(new RegExp("^[A-Z]{2}$", 'u'))), "name": z.string().check(z.minLength(1)), "dial": z.string().check(z.regex(new RegExp("^[1-9][0-9]{0,3}$", 'u'))) }))
export type Countries = z.infer<typeof countriesSchema>
