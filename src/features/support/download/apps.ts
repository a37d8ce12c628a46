import type { DomainRoute } from '../../../contract/domain-route'
import { webAddress } from '../../../lib/webAddress'
import type { Device } from './device'

/** Apps that the platform may list (spec §1), by resource type. */
const known = [
  { type: 'IOS', id: 'ios', device: 'ios' },
  { type: 'IOSLite', id: 'iosLite', device: 'ios' },
  { type: 'Android', id: 'android', device: 'android' },
] as const satisfies readonly { type: string; id: string; device: Device }[]

export type AppId = (typeof known)[number]['id']

export interface AppDownload {
  readonly id: AppId
  /** Where the app or its install page is. */
  readonly url: string
  /** What the QR code holds. */
  readonly code: string
  /** Where it runs. */
  readonly device: Device
}

/** Apps with an address that may be opened; a code that holds none holds the app's. */
export function readApps(resources: DomainRoute['resources'], here: string): readonly AppDownload[] {
  return known.flatMap(({ type, id, device }) => {
    const listed = resources.filter(({ resourceType }) => resourceType === type)
    const [app] = listed.flatMap((one) => {
      const url = webAddress(one.url, here)?.href
      return url === undefined ? [] : [{ url, code: webAddress(one.qrCodeUrl ?? '', here)?.href ?? url }]
    })
    return app === undefined ? [] : [{ id, device, ...app }]
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
