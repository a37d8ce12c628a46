import type { DomainRoute } from '../../contract/domain-route'
import type { IconName } from '../../ui'

/** Apps that the platform may list (spec §1), by resource type; guide steps are in the messages. */
const known = [
  { type: 'IOS', id: 'ios', steps: 4 },
  { type: 'IOSLite', id: 'iosLite', steps: 3 },
  { type: 'Android', id: 'android', steps: 4 },
] as const

export interface AppDownload {
  readonly id: (typeof known)[number]['id']
  readonly icon: IconName
  /** Where the app or its install page is. */
  readonly url: string
  /** What the QR code holds. */
  readonly code: string
  readonly steps: number
}

const isWeb = (text: string): boolean => /^https?:\/\//i.test(text) || (text.startsWith('/') && !text.startsWith('//'))

/** Apps with an address that a browser may open; a picture of a code is not what a code holds. */
export function readApps(resources: DomainRoute['resources'], here: string): readonly AppDownload[] {
  return known.flatMap(({ type, id, steps }) => {
    const found = resources.find(({ resourceType, url }) => resourceType === type && isWeb(url))
    if (!found) return []
    const url = new URL(found.url, here).href
    const code = found.qrCodeUrl && isWeb(found.qrCodeUrl) ? new URL(found.qrCodeUrl, here).href : url
    return [{ id, icon: 'smartphone', url, code, steps }]
  })
}
