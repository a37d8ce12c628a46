// Generated from schemas/page-figures.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What a page tells its brand's own host of one visit, where the operator asks for it (src/app/figures). Nothing in it says whose visit it was. */
export const pageFiguresSchema = z.strictObject({ "page": z.string().check(z.maxLength(60)), "version": z.string().check(z.maxLength(60)), "lcp": z.optional(z.number().check(z.gte(0), z.lte(120000))), "inp": z.optional(z.number().check(z.gte(0), z.lte(120000))), "cls": z.optional(z.number().check(z.gte(0), z.lte(100))), "errors": z.number().check(integer, z.gte(0), z.lte(100)) })
export type PageFigures = z.infer<typeof pageFiguresSchema>
