import type { MessageKey } from '../../../contract/messageKeys'
import type { DomainRoute } from '../../../contract/domain-route'
import { webAddress } from '../../../lib/webAddress'
import type { Device } from './device'
import type { Scene } from './StepPicture'

interface Told {
  readonly text: MessageKey
  readonly scene: Scene
}

interface AppStep extends Told {
  /** On the device itself, where there is no code to scan. */
  readonly here?: Told
}

/** Apps that the platform may list (spec §1), by resource type, and how each is installed. */
const known = [
  {
    type: 'IOS',
    id: 'ios',
    device: 'ios',
    guide: [
      {
        text: 'support.app.ios.step1',
        scene: 'scan',
        here: { text: 'support.app.ios.step1Here', scene: 'browser' },
      },
      { text: 'support.app.ios.step2', scene: 'confirm' },
      { text: 'support.app.ios.step3', scene: 'trust' },
      { text: 'support.app.ios.step4', scene: 'open' },
    ],
  },
  {
    type: 'IOSLite',
    id: 'iosLite',
    device: 'ios',
    guide: [
      { text: 'support.app.iosLite.step1', scene: 'browser' },
      { text: 'support.app.iosLite.step2', scene: 'share' },
      { text: 'support.app.iosLite.step3', scene: 'open' },
    ],
  },
  {
    type: 'Android',
    id: 'android',
    device: 'android',
    guide: [
      {
        text: 'support.app.android.step1',
        scene: 'file',
        here: { text: 'support.app.android.step1Here', scene: 'file' },
      },
      { text: 'support.app.android.step2', scene: 'allow' },
      { text: 'support.app.android.step3', scene: 'install' },
      { text: 'support.app.android.step4', scene: 'open' },
    ],
  },
] as const satisfies readonly {
  type: string
  id: string
  device: Device
  guide: readonly AppStep[]
}[]

export interface AppDownload {
  readonly id: (typeof known)[number]['id']
  /** Where the app or its install page is. */
  readonly url: string
  /** What the QR code holds. */
  readonly code: string
  /** Where it runs. */
  readonly device: Device
  /** What to do, step by step. */
  readonly guide: readonly AppStep[]
}

/** Apps with an address that may be opened; a code that holds none holds the app's. */
export function readApps(resources: DomainRoute['resources'], here: string): readonly AppDownload[] {
  return known.flatMap(({ type, id, device, guide }) => {
    const listed = resources.filter(({ resourceType }) => resourceType === type)
    const [app] = listed.flatMap((one) => {
      const url = webAddress(one.url, here)?.href
      return url === undefined ? [] : [{ url, code: webAddress(one.qrCodeUrl ?? '', here)?.href ?? url }]
    })
    return app === undefined ? [] : [{ id, device, guide, ...app }]
  })
}

/** Codes beside the header are those of the apps (spec §2); the shortcut stands there where it is the only way. */
export function headerApps(apps: readonly AppDownload[]): readonly AppDownload[] {
  const installed = apps.filter(({ id }) => id !== 'iosLite')
  return installed.length > 0 ? installed : apps
}

/** Those of the visitor's own device, and the rest. */
export const byDevice = (apps: readonly AppDownload[], device: Device) => ({
  own: apps.filter((app) => app.device === device),
  others: apps.filter((app) => app.device !== device),
})
