// Generated from schemas/announcements.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

export const announcementSchema = z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "content": z.string(), "timestamp": epochSchema, "category": z.optional(z.string()), "link": z.optional(z.string()), "announcementImages": z.optional(z.array(z.object({ "url": z.string().check(z.minLength(1)), "widths": z.optional(z.array(z.number().check(integer, z.gte(1)))) }))), "offer": z.optional(z.object({ "percent": z.optional(moneySchema), "leastPercent": z.optional(moneySchema), "of": z.optional(z.string()), "most": z.optional(moneySchema), "amount": z.optional(moneySchema), "points": z.optional(moneySchema), "per": z.optional(moneySchema), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "who": z.optional(z.string()), "startsAt": z.optional(epochSchema), "endsAt": z.optional(epochSchema) })) })
export type Announcement = z.infer<typeof announcementSchema>

/** Notices, banners, popups and promotions (MCSFE_getListAnnouncements, types B, PL, PU, PR, H, platform W, execution B). */
export const announcementsSchema = z.object({ "player": z.array(announcementSchema), "banners": z.array(announcementSchema), "popup": z.array(announcementSchema), "promotion": z.array(announcementSchema), "headline": z.optional(z.array(announcementSchema)) })
export type Announcements = z.infer<typeof announcementsSchema>
