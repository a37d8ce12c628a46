import type { MessageKey } from '../../contract/messageKeys'
import type { DomainRoute } from '../../contract/domain-route'
import { webAddress } from '../../lib/webAddress'
import type { IconName } from '../../ui'

/** Apps that the platform may list (spec §1), by resource type. */
const known = [
  {
    type: 'IOS',
    id: 'ios',
    guide: ['support.app.ios.step1', 'support.app.ios.step2', 'support.app.ios.step3', 'support.app.ios.step4'],
  },
  {
    type: 'IOSLite',
    id: 'iosLite',
    guide: ['support.app.iosLite.step1', 'support.app.iosLite.step2', 'support.app.iosLite.step3'],
  },
  {
    type: 'Android',
    id: 'android',
    guide: [
      'support.app.android.step1',
      'support.app.android.step2',
      'support.app.android.step3',
      'support.app.android.step4',
    ],
  },
] as const satisfies readonly { type: string; id: string; guide: readonly MessageKey[] }[]

export interface AppDownload {
  readonly id: (typeof known)[number]['id']
  readonly icon: IconName
  /** Where the app or its install page is. */
  readonly url: string
  /** What the QR code holds. */
  readonly code: string
  /** What to do, step by step. */
  readonly guide: readonly MessageKey[]
}

/** Apps with an address that may be opened; a code that holds none holds the app's. */
export function readApps(resources: DomainRoute['resources'], here: string): readonly AppDownload[] {
  return known.flatMap(({ type, id, guide }) => {
    const listed = resources.filter(({ resourceType }) => resourceType === type)
    const [app] = listed.flatMap((one) => {
      const url = webAddress(one.url, here)?.href
      return url === undefined ? [] : [{ url, code: webAddress(one.qrCodeUrl ?? '', here)?.href ?? url }]
    })
    return app === undefined ? [] : [{ id, icon: 'smartphone', guide, ...app }]
  })
}

/** Codes beside the header are those of the apps (spec §2); the shortcut stands there where it is the only way. */
export function headerApps(apps: readonly AppDownload[]): readonly AppDownload[] {
  const installed = apps.filter(({ id }) => id !== 'iosLite')
  return installed.length > 0 ? installed : apps
}
