import type { HelpCentre } from '../../../contract/help-centre'
import type { Permission } from '../../../contract/permission'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { countries } from '../content/countries'
import { demoLabel } from '../content/announcement'
import { groupTitle, helpArticles } from '../content/help'

/** Pictures come from the site's own origin and games are answered with their whole address, so no CDN is named. */
export function permission({ merchant, platform, scenario, site }: Call): Answer {
  const usual: Permission = {
    maintenance: false,
    regionRestriction: false,
    whitelabel: merchant.modules,
    imageCDNs: [],
    launchGameCDNs: [],
  }
  return ok({ ...usual, ...scenario.permission?.(platform.now(), site) })
}

export const whitelabel = ({ merchant }: Call): Answer => ok(merchant.modules)
export const registrationSettings = ({ merchant }: Call): Answer => ok(merchant.registration)
export const settings = ({ merchant }: Call): Answer => ok(merchant.settings)
export const countryCodes = ({ language }: Call): Answer => ok(countries(language))
export const encryptionKey = async ({ platform }: Call): Promise<Answer> => ok(await platform.cipher.publicJwks())

export const domainRoute = ({ merchant }: Call): Answer =>
  ok({
    domainList: [...merchant.domains, ...(merchant.mirrors ?? [])].map((domain) => ({ domain })),
    resources: merchant.resources,
  })

export function helpCentre({ language }: Call): Answer {
  const articles: HelpCentre = helpArticles.map((article) => ({
    id: article.id,
    group: groupTitle(article)[language],
    title: article.title[language],
    content: article.content[language] + demoLabel[language],
  }))
  return ok(articles)
}
