import type { DomainRoute } from '../../../contract/domain-route'

/** Addresses under example.com, which nobody owns. */
const known = {
  IOS: (code: string) => ({
    url: `https://apps.example.com/${code}/ios`,
    qrCodeUrl: `https://apps.example.com/${code}/ios?from=qr`,
  }),
  IOSLite: (code: string) => ({ url: `https://apps.example.com/${code}/lite` }),
  Android: (code: string) => ({
    url: `https://apps.example.com/${code}/android.apk`,
    qrCodeUrl: `https://apps.example.com/${code}/android?from=qr`,
  }),
  MOBILENUMBER: () => ({ url: '+10005550100' }),
  EMAIL: (code: string) => ({ url: `care@${code}.example.com` }),
  WHATSAPP: () => ({ url: '+10005550101' }),
  TELEGRAM: (code: string) => ({ url: `@${code}_demo` }),
  SKYPE: (code: string) => ({ url: `live:${code}.demo` }),
  FACEBOOK: (code: string) => ({ url: `https://social.example.com/${code}` }),
  SpeedTest: (code: string) => ({ url: `https://speed.example.com/${code}` }),
}

export function resources(code: string, types: readonly (keyof typeof known)[]): DomainRoute['resources'] {
  return types.map((resourceType) => ({ resourceType, ...known[resourceType](code) }))
}
