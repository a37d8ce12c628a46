import type { Brand } from '../../engine/brand'

export interface TagSources {
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly connect: readonly string[]
}

export const noTags: TagSources = { script: [], image: [], connect: [] }

/**
 * What a brand's tags need of the page's policy, once the visitor agreed: for Google Analytics 4 what Google's guide to
 * policies lists, without its services for advertising; for the others the origin that their address names.
 */
export function tagOrigins({ googleAnalytics, matomo, plausible }: Brand['tags']): TagSources {
  const own = [
    ...(matomo ? [new URL(matomo.url).origin] : []),
    ...(plausible ? [new URL(plausible.url ?? 'https://plausible.io/').origin] : []),
  ]
  const google =
    googleAnalytics === undefined ? [] : ['https://*.googletagmanager.com', 'https://*.google-analytics.com']
  return {
    script: [...(googleAnalytics ? ['https://*.googletagmanager.com'] : []), ...own],
    image: [...google, ...own],
    connect: [...google, ...(googleAnalytics ? ['https://*.analytics.google.com'] : []), ...own],
  }
}
