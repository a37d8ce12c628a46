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
  return (names.length === 0 ? [here.hostname] : names).map((domain) => {
    const origin = domain === here.hostname ? here.origin : `https://${domain}`
    return { domain, href: `${origin}${paths.register}?referralCode=${encodeURIComponent(code)}` }
  })
}

const isHostName = (name: string): boolean => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name)
