import path from 'node:path'
import type { RegistrationSettings } from '../../../src/contract/registration-settings'
import type { Scenario } from '../../../src/contract/scenario'
import type { Brand } from '../../../src/engine/brand'
import type { Platform } from '../../../src/engine/facts'
import { languageOf } from '../../../src/i18n/languages'
import { Failed } from '../io'
import { askAddress, askSandbox } from './askers'
import { readScenario } from './readScenario'
import { type AnswerProblem, type Recorded, recordPlatform } from './record'

export interface PlatformAnswers {
  /** In words: whose answers these are. */
  readonly source: string
  readonly platform: Platform
  readonly registrationSettings: RegistrationSettings | undefined
  readonly problems: readonly AnswerProblem[]
}

/** A platform's answers for a brand: of the sandbox, of a recording, or asked for now. */
export async function answersOf(brand: Brand, wanted: string | undefined): Promise<PlatformAnswers> {
  if (wanted !== undefined && wanted !== 'sandbox' && !/^https?:/.test(wanted)) {
    const scenario = readScenario(path.resolve(wanted))
    return {
      source: `recorded in ${wanted}`,
      platform: platformOf(scenario),
      registrationSettings: scenario.registrationSettings,
      problems: [],
    }
  }
  const { source, recorded } =
    wanted === undefined || wanted === 'sandbox' ? await ofSandbox(brand) : await ofAddress(brand, wanted)
  const { scenario, problems } = recorded
  if (!scenario) {
    const reasons = problems.map(({ path: place, message }) => `  ${place}: ${message}`)
    throw new Failed([`The platform's module tree could not be had (${source}).`, ...reasons].join('\n'))
  }
  return { source, platform: platformOf(scenario), registrationSettings: scenario.registrationSettings, problems }
}

const askedFor = (brand: Brand) => ({
  merchant: brand.merchant,
  language: languageOf(brand.languages.default)?.platformCode ?? 'EN',
  paths: brand.platform.calls,
})

async function ofSandbox(brand: Brand): Promise<{ source: string; recorded: Recorded }> {
  const { ask, close } = await askSandbox()
  try {
    const from = 'sandbox'
    const recorded = await recordPlatform({ ...askedFor(brand), paths: {}, ask, from, domain: `${brand.id}.localhost` })
    return { source: `the sandbox, merchant ${brand.merchant}`, recorded }
  } finally {
    close()
  }
}

async function ofAddress(brand: Brand, address: string): Promise<{ source: string; recorded: Recorded }> {
  const { ask, from, host } = askAddress(address)
  const recorded = await recordPlatform({ ...askedFor(brand), ask, from, domain: brand.domains[0] ?? host })
  return { source: `${from}, merchant ${brand.merchant}`, recorded }
}

/** What the engine asks of a platform, out of its answers; the same as the running site makes of them. */
export function platformOf({ permission, whitelabel, vendors, domainRoute, announcements }: Scenario): Platform {
  return {
    whitelabel,
    ...(permission && { permission }),
    ...(vendors && { vendors }),
    ...(domainRoute && { resources: domainRoute.resources }),
    ...(announcements && {
      content: {
        notices: announcements.player.length,
        banners: announcements.banners.length,
        promotions: announcements.promotion.length,
      },
    }),
  }
}
