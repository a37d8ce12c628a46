// Generated from schemas/described-field.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** A field of a form that the platform describes: which rules a value must keep are those of a registration field (spec §5), its words are the platform's. */
export const describedFieldSchema = z.object({ "name": z.string().check(z.regex(new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", 'u'))), "label": z.string().check(z.minLength(1)), "kind": z.enum(["TEXT", "DIGITS", "TEL", "EMAIL", "DATE", "SELECT", "TEXTAREA"]), "hint": z.optional(z.string()), "required": z.boolean(), "patternId": z.optional(z.number().check(integer, z.gte(0), z.lte(22))), "minLength": z.optional(z.number().check(integer, z.gte(0))), "maxLength": z.optional(z.number().check(integer, z.gte(0))), "acceptedPattern": z.optional(z.string()), "options": z.optional(z.array(z.object({ "value": z.string().check(z.minLength(1)), "label": z.string().check(z.minLength(1)) }))) })
export type DescribedField = z.infer<typeof describedFieldSchema>
