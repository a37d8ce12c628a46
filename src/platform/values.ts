import * as z from 'zod/mini'
import { announcementSchema, announcementsSchema } from '../contract/announcements'
import { balanceSchema } from '../contract/balance'
import { customerServiceSchema } from '../contract/customer-service'
import { domainRouteSchema } from '../contract/domain-route'
import { epochSchema } from '../contract/epoch'
import { helpCentreSchema } from '../contract/help-centre'
import { gameSchema } from '../contract/hot-games'
import { jackpotSchema } from '../contract/jackpot'
import { loginResponseSchema } from '../contract/login-response'
import { memberInfoSchema } from '../contract/member-info'
import { permissionSchema } from '../contract/permission'
import { registrationSettingsSchema } from '../contract/registration-settings'
import { settingsSchema } from '../contract/settings'
import { unreadCountSchema } from '../contract/unread-count'
import { vendorSchema, vendorsSchema } from '../contract/vendors'
import type { Whitelabel } from '../contract/whitelabel'
import { winnerBoardSchema } from '../contract/winner-board'
import { readModuleTree } from '../lib/readModuleTree'
import { eachOf } from './eachOf'

/** A moment that nothing hangs on: one that no date can be is as if it were not sent. */
const moment = z.catch(z.optional(epochSchema), undefined)
/** One module that is not as agreed switches off no other. */
const moduleTree = z.pipe(
  z.unknown(),
  z.transform((sent, context): Whitelabel => {
    const read = readModuleTree(sent)
    if (read) return read.tree
    context.issues.push({ code: 'custom', message: 'no tree of modules', path: [], input: sent })
    return []
  }),
)
const announcements = eachOf(announcementSchema)

/** What the calls of the table answer. Loaded with the first answer: pages begin with what the edge inlined and checked. */
export const values = {
  /** Where nothing of the value is read, or the cipher reads it. */
  anything: z.unknown(),
  announcements: z.extend(announcementsSchema, {
    player: announcements,
    banners: announcements,
    popup: announcements,
    promotion: announcements,
    headline: z.optional(announcements),
  }),
  balance: balanceSchema,
  customerService: customerServiceSchema,
  domainRoute: domainRouteSchema,
  helpCentre: helpCentreSchema,
  hotGames: z.object({ list: eachOf(gameSchema) }),
  jackpot: eachOf(jackpotSchema.def.element),
  loginResponse: loginResponseSchema,
  memberInfo: z.extend(memberInfoSchema, { regDate: moment, lastLoginTime: moment }),
  permission: z.extend(permissionSchema, {
    whitelabel: z.optional(moduleTree),
    maintenanceTime: z.catch(z.optional(z.object({ start: moment, end: moment })), undefined),
  }),
  registrationSettings: registrationSettingsSchema,
  settings: settingsSchema,
  unreadCount: unreadCountSchema,
  vendors: eachOf(z.extend(vendorsSchema.def.element, { vendors: eachOf(vendorSchema) })),
  whitelabel: moduleTree,
  winnerBoard: eachOf(winnerBoardSchema.def.element),
}

export type Values = typeof values
