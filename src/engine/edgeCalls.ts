/** Public calls that the edge asks by itself, by the ids of the client's rows. */

/** For every page. */
export const bootCallIds = ['whitelabel', 'domainRoute', 'vendors', 'announcements', 'hotGames'] as const

/** For the pages that show them, whose entries name them (`drawnAtEdge`). */
export const pageCallIds = ['activities', 'helpCentre', 'rankLadder'] as const

export type BootCallId = (typeof bootCallIds)[number]
export type PageCallId = (typeof pageCallIds)[number]
