import {
  readCallPath,
  readHost,
  readHttps,
  readLink,
  readOrigin,
  readPlatform,
  readScript,
  readSource,
  type ReadAddress,
} from './addresses'
import { describe, type BrandError, type JsonPath } from './brandError'
import { errorAt } from './errorPlace'
import type { ResolvedFolder } from './resolveFolder'

interface Placed {
  readonly path: JsonPath
  readonly text: string
  readonly read: ReadAddress
}

/** A schema says how an address looks; whether it leads anywhere, and only there, its reader says. */
export function checkAddresses(resolved: ResolvedFolder): readonly BrandError[] {
  return addressesOf(resolved).flatMap(({ path, text, read }) => {
    const found = read(text)
    if ('value' in found) return []
    return errorAt(resolved, path, { found: describe(text), message: 'the address cannot be used', ...found })
  })
}

function addressesOf({ brand, abstract }: ResolvedFolder): readonly Placed[] {
  const { platform, slots, footer, help, safety, tags, thirdParty } = brand
  const { firebase } = thirdParty
  return [
    ...(abstract ? [] : each(['domains'], brand.domains, readHost)),
    ...one(['platform', 'url'], platform.url, readPlatform),
    ...Object.entries(platform.calls).flatMap(([id, text]) => one(['platform', 'calls', id], text, readCallPath)),
    ...each(['platform', 'frames'], platform.frames, readSource),
    ...each(['platform', 'images'], platform.images, readSource),
    ...one(['platform', 'geetest', 'script'], platform.geetest?.script, readScript),
    ...each(['platform', 'geetest', 'origins'], platform.geetest?.origins ?? [], readSource),
    ...Object.entries(slots).flatMap(([slot, { links = [] }]) =>
      links.flatMap(({ href }, index) => one(['slots', slot, 'links', index, 'href'], href, readLink)),
    ),
    ...footer.partners.flatMap(({ href }, index) => one(['footer', 'partners', index, 'href'], href, readHttps)),
    ...one(['help', 'terms'], help.terms, readLink),
    ...one(['help', 'privacy'], help.privacy, readLink),
    ...one(['help', 'safer'], help.safer, readHttps),
    ...one(['safety', 'limits'], safety.limits, readLink),
    ...one(['tags', 'matomo', 'url'], tags.matomo?.url, readHttps),
    ...one(['tags', 'plausible', 'url'], tags.plausible?.url, readHttps),
    ...one(['thirdParty', 'firebase', 'authDomain'], firebase?.authDomain, readHost),
    ...one(['thirdParty', 'firebase', 'emulator'], firebase?.emulator, readOrigin),
  ]
}

const one = (path: JsonPath, text: string | undefined, read: ReadAddress): readonly Placed[] =>
  text === undefined ? [] : [{ path, text, read }]

const each = (path: JsonPath, texts: readonly string[], read: ReadAddress): readonly Placed[] =>
  texts.map((text, index) => ({ path: [...path, index], text, read }))
