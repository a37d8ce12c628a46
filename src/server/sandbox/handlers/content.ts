import { roundMoney } from '../../../lib/plainFigure'
import type { Announcement, Announcements } from '../../../contract/announcements'
import type { CustomerService } from '../../../contract/customer-service'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { demoLabel } from '../content/announcement'
import { memberNotices } from '../content/memberNotices'
import { figuresOf } from '../content/promotionOffers'
import { bcp47, direction } from '../language'
import { announcementsOf } from '../store/announcements'
import { guardOf } from '../store/loginChecks'
import { audienceTexts, firstDeposits } from './activityTexts'

const allTypes = 'B,PL,PU,PR,H'

/** Spec §7, §9: types B, PL, PU, PR, H; those that were not asked for come empty. Execution A is for after the login. */
export function announcements(call: Call): Answer {
  const { platform, merchant, language, query } = call
  if (query.get('execution') === 'A') return ok(afterLogin(call))
  const asked = new Set((query.get('type') ?? query.get('types') ?? allTypes).split(','))
  const audience = audienceOf(call)
  const read = (type: string) => (asked.has(type) ? announcementsOf(platform.database, type, language, audience) : [])
  // Each merchant's pictures are drawn in its manner, and banners turned round where text stands at the right.
  const house = `?brand=${merchant.code}`
  const turned = direction(language) === 'rtl' ? '&mirror=1' : ''
  const shown = (announcement: Announcement, wish: string): Announcement => ({
    ...announcement,
    title: withMoney(announcement.title, call),
    content: withMoney(announcement.content, call),
    announcementImages: announcement.announcementImages?.map((image) => ({ ...image, url: image.url + wish })) ?? [],
  })
  const banners = read('B').map((banner) => shown(banner, house + turned))
  const value: Announcements = {
    player: read('PL'),
    banners,
    popup: read('PU'),
    promotion: read('PR').map((promotion) => ({
      ...shown(promotion, house),
      ...offerOf(promotion.id, call),
    })),
    headline: read('H'),
  }
  return ok(value)
}

/** Amounts in braces, as the language writes them in the merchant's currency. */
const withMoney = (content: string, { merchant, language }: Call): string =>
  content.replace(/\{(\d+(?:\.\d+)?)\}(\.?)/g, (_, amount: string, stop: string) => {
    const sum = roundMoney(amount, merchant.currency.code, bcp47[language])
    // a sign that ends with one needs no other
    return /\.\u200f?$/.test(sum) ? sum : sum + stop
  })

/** For whom, and what in figures. */
function offerOf(id: string, { merchant, language }: Call): Pick<Announcement, 'offer'> {
  const figures = figuresOf(id, merchant)
  const who = id === 'first-twice' ? firstDeposits : audienceTexts.ALL
  return figures === undefined ? {} : { offer: { ...figures, currency: merchant.currency.code, who: who[language] } }
}

/** What of a merchant decides which announcements it shows. */
export const audienceOf = ({ merchant, modules }: Pick<Call, 'merchant' | 'modules'>) => ({
  categories: merchant.lanes.map(({ category }) => category),
  modules,
})

/** Popups for the member who asks; nobody else has any. */
function afterLogin({ platform, account, language }: Call): Announcements {
  const isGuarded = account !== undefined && guardOf(platform.database, account.id) !== undefined
  const popup = memberNotices
    .filter(({ isFor }) => account !== undefined && isFor(account, isGuarded))
    .map(({ id, title, content, age, link }) => ({
      id,
      title: title[language],
      content: content[language] + demoLabel[language],
      timestamp: platform.now() - age * 3_600_000,
      ...(link !== undefined && { link }),
    }))
  return { player: [], banners: [], popup, promotion: [] }
}

const encoded = (address: string) => Buffer.from(address, 'utf8').toString('base64')

/** Type 3 is the web chat, a page of the sandbox on the site's own origin. */
export function customerService({ language }: Call): Answer {
  const value: CustomerService = {
    version: {
      pathList: [
        { type: 1, path: encoded('mailto:service@example.com') },
        { type: 3, path: encoded(`/sandbox/chat?language=${language}`) },
      ],
    },
  }
  return ok(value)
}
