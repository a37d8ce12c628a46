import { paths } from '../../site/paths'

interface Here {
  readonly hostname: string
  /** With the scheme and, where there is one, the port. */
  readonly origin: string
}

export interface ReferralLink {
  readonly domain: string
  readonly href: string
}

/** Registration with the code, on each promotion domain; on this one where the platform names none (spec §2, /register). */
export function referralLinks(code: string, domains: readonly string[], here: Here): readonly ReferralLink[] {
  const names = domains.filter(isHostName)
  return (names.length === 0 ? [here.hostname] : names).map((domain) => ({
    domain,
    href: `${originOf(domain, here)}${paths.register}?referralCode=${encodeURIComponent(code)}`,
  }))
}

/** Of this page's own host with its port, of others by https. */
export const originOf = (domain: string, here: Here): string =>
  domain === here.hostname ? here.origin : `https://${domain}`

const isHostName = (name: string): boolean => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name)
