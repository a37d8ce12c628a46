// Generated from schemas/theme.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Colour as #rrggbb. */
export const hexColourSchema = z.string().check(z.regex(new RegExp("^#[0-9a-fA-F]{6}$", 'u')))
export type HexColour = z.infer<typeof hexColourSchema>

/** One colour for both themes, or one each. */
export const colourSchema = z.union([hexColourSchema, z.strictObject({ "light": hexColourSchema, "dark": hexColourSchema })])
export type Colour = z.infer<typeof colourSchema>

/** Name of the typeface. */
export const fontFamilySchema = z.string().check(z.regex(new RegExp("^[A-Za-z0-9 -]{1,40}$", 'u')))
export type FontFamily = z.infer<typeof fontFamilySchema>

/** CSS list of typefaces used until it is there and for other scripts. */
export const fontFallbackSchema = z.string().check(z.regex(new RegExp("^([A-Za-z0-9 ,-]|\"[A-Za-z0-9 -]{1,60}\"|'[A-Za-z0-9 -]{1,60}'){1,300}$", 'u')))
export type FontFallback = z.infer<typeof fontFallbackSchema>

/** Files of the typeface. */
export const fontFilesSchema = z.array(z.strictObject({ "file": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\\.woff2$", 'u'))), "weight": z.string().check(z.regex(new RegExp("^[0-9]{3}( [0-9]{3})?$", 'u'))), "unicodeRange": z.optional(z.string().check(z.regex(new RegExp("^[Uu0-9A-Fa-f+,? -]+$", 'u')))), "preload": z.optional(z.boolean()) }))
export type FontFiles = z.infer<typeof fontFilesSchema>

/** A typeface. */
export const fontSchema = z.strictObject({ "family": fontFamilySchema, "fallback": fontFallbackSchema, "ascent": z.optional(z.number().check(z.gte(0.3), z.lte(2))), "descent": z.optional(z.number().check(z.gte(0), z.lte(2))), "files": z.optional(fontFilesSchema) })
export type Font = z.infer<typeof fontSchema>

/** Typeface of headlines and the name. */
export const displayFontSchema = z.strictObject({ "family": fontFamilySchema, "fallback": fontFallbackSchema, "wordSpace": z.optional(z.number().check(z.gte(0), z.lte(0.5))), "ascent": z.optional(z.number().check(z.gte(0.3), z.lte(2))), "descent": z.optional(z.number().check(z.gte(0), z.lte(2))), "files": z.optional(fontFilesSchema) })
export type DisplayFont = z.infer<typeof displayFontSchema>

/** The few tokens that give a brand its face; ramps, surfaces, hover states and readable text colours are derived. Comments are allowed. */
export const themeFileSchema = z.strictObject({ "$schema": z.optional(z.string()), "colors": z.optional(z.strictObject({ "accent": z.optional(colourSchema), "accent2": z.optional(colourSchema), "surface": z.optional(colourSchema), "text": z.optional(colourSchema), "success": z.optional(colourSchema), "warning": z.optional(colourSchema), "danger": z.optional(colourSchema) })), "radius": z.optional(z.number().check(integer, z.gte(0), z.lte(24))), "density": z.optional(z.enum(["compact", "cosy", "airy"])), "fonts": z.optional(z.strictObject({ "display": z.optional(displayFontSchema), "text": z.optional(fontSchema) })), "imagery": z.optional(z.enum(["glow", "paper", "dune"])) })
export type ThemeFile = z.infer<typeof themeFileSchema>
