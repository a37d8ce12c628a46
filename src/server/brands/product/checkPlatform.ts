import { type BrandError, describe } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

/** Calls bring their whole path: an address that ends with the first part of it would name that twice. */
export function checkPlatform(resolved: ResolvedFolder): readonly BrandError[] {
  const { url } = resolved.brand.platform
  const part = /\/(wps|lgw|lotto)(\/|$)/.exec(url.replace(/^https?:\/\/[^/]*/, ''))?.[1]
  if (part === undefined) return []
  return [
    errorAt(resolved, ['platform', 'url'], {
      found: describe(url),
      allowed: 'the address before /wps, /lgw and /lotto',
      message: `calls begin with /${part} themselves, so they would ask for /${part} twice`,
      hint: `Write ${describe(url.slice(0, url.lastIndexOf(`/${part}`)))}.`,
      severity: 'warning',
    }),
  ]
}
