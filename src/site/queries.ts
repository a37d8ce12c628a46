/** Queries of the public calls (spec §7, known shapes). The edge asks the same ones when it inlines answers. */
export const announcementQuery = { type: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }

export const vendorQuery = (merchantCode: string) => ({ merchantCode })

/** Spec §3 and §9: isPlatform 2, platform html5-desktop; no vassalage asks for every vendor. */
export const hotGamesQuery = (merchantCode: string, language: string) => ({
  merchantCode,
  isPlatform: 2,
  platform: 'html5-desktop',
  language,
})
