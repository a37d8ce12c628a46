// Generated from schemas/announcements.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

export const announcementSchema = z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "content": z.string(), "timestamp": epochSchema, "category": z.optional(z.string()), "link": z.optional(z.string()), "announcementImages": z.optional(z.array(z.object({ "url": z.string().check(z.minLength(1)), "widths": z.optional(z.array(z.number().check(integer, z.gte(1)))) }))) })
export type Announcement = z.infer<typeof announcementSchema>

/** Notices, banners, popups and promotions (MCSFE_getListAnnouncements, types B, PL, PU, PR, H, platform W, execution B). */
export const announcementsSchema = z.object({ "player": z.array(announcementSchema), "banners": z.array(announcementSchema), "popup": z.array(announcementSchema), "promotion": z.array(announcementSchema), "headline": z.optional(z.array(announcementSchema)) })
export type Announcements = z.infer<typeof announcementsSchema>
