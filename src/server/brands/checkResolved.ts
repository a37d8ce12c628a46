import { languageOf, languages } from '../../i18n/languages'
import { describe, didYouMean, list, type BrandError, type Facts, type JsonPath } from './brandError'
import { brandTexts } from './brandTexts'
import { checkAddresses } from './checkAddresses'
import { checkPage } from './checkPage'
import { errorAt, errorIn } from './errorPlace'
import { localHost } from './hosts'
import { didYouMeanLanguage } from './meantLanguage'
import type { ResolvedFolder } from './resolveFolder'

/** Whether the values of a brand fit together and the files that it names are there. */
export function checkResolved(resolved: ResolvedFolder): readonly BrandError[] {
  const problems = [
    ...checkLanguages(resolved),
    ...checkTextLanguages(resolved),
    ...checkDomains(resolved),
    ...checkAddresses(resolved),
    ...checkAssets(resolved),
  ]
  return problems.length > 0 ? problems : checkPage(resolved)
}

function checkLanguages(resolved: ResolvedFolder): readonly BrandError[] {
  const { default: chosen, supported } = resolved.brand.languages
  const known = languages.map((language) => language.tag)
  const issues: BrandError[] = []
  supported.forEach((tag, index) => {
    if (languageOf(tag)) return
    issues.push(
      errorAt(resolved, ['languages', 'supported', index], {
        found: describe(tag),
        allowed: list(known),
        message: 'no language of the product has this tag',
        ...didYouMeanLanguage(tag, known),
      }),
    )
  })
  if (!supported.includes(chosen)) {
    issues.push(
      errorAt(resolved, ['languages', 'default'], {
        found: describe(chosen),
        allowed: list(supported),
        message: 'the default language is not among the supported ones',
        ...didYouMeanLanguage(chosen, supported),
      }),
    )
  }
  return issues
}

/** A text given per language, for a language that does not exist. */
function checkTextLanguages(resolved: ResolvedFolder): readonly BrandError[] {
  const known = languages.map((language) => language.tag)
  return brandTexts(resolved.brand).flatMap(({ path, text }) => {
    if (typeof text === 'string') return []
    return Object.keys(text).flatMap((tag) => {
      if (languageOf(tag)) return []
      return errorAt(
        resolved,
        [...path, tag],
        {
          found: describe(tag),
          allowed: list(known),
          message: 'no language of the product has this tag',
          ...didYouMeanLanguage(tag, known),
        },
        'key',
      )
    })
  })
}

function checkDomains(resolved: ResolvedFolder): readonly BrandError[] {
  if (resolved.abstract) return domainsOfBase(resolved)
  const own = localHost(resolved.id)
  return resolved.brand.domains.flatMap((domain, index) => {
    if (!domain.endsWith('.localhost') || domain === own) return []
    return errorAt(resolved, ['domains', index], {
      found: describe(domain),
      allowed: `${own}, or a domain of the brand`,
      message: 'names under .localhost belong to the brands of those ids',
    })
  })
}

function domainsOfBase(resolved: ResolvedFolder): readonly BrandError[] {
  if (resolved.brand.domains.length === 0) return []
  return [
    errorAt(resolved, ['domains'], {
      found: describe(resolved.brand.domains),
      allowed: 'no domains in a folder with "abstract": true',
      message: 'a base is not served, so it has no hosts',
      hint: 'Move the domains to the brands that extend it, or take "abstract" out.',
    }),
  ]
}

function checkAssets(resolved: ResolvedFolder): readonly BrandError[] {
  const { brand, theme, assets } = resolved
  const named: [JsonPath, string | undefined][] = [
    ...Object.entries(brand.assets).map(([key, file]): [JsonPath, string | undefined] => [['assets', key], file]),
    ...brand.footer.partners.map(({ logo }, index): [JsonPath, string | undefined] => [
      ['footer', 'partners', index, 'logo'],
      logo,
    ]),
  ]
  const faces = Object.entries(theme.fonts).flatMap(([name, font]) =>
    (font.files ?? []).map(({ file }, index): [JsonPath, string] => [['fonts', name, 'files', index, 'file'], file]),
  )
  const missing = (file: string | undefined): file is string => file !== undefined && !assets.has(file)
  return [
    ...named.flatMap(([path, file]) => (missing(file) ? errorAt(resolved, path, noFile(file, assets)) : [])),
    ...faces.flatMap(([path, file]) => {
      const document = resolved.chain.findLast(
        (folder) => folder.theme.fonts && Object.hasOwn(folder.theme.fonts, String(path[1])),
      )?.themeDocument
      return missing(file) ? errorIn(resolved, document, path, noFile(file, assets)) : []
    }),
  ]
}

function noFile(file: string, assets: ReadonlyMap<string, string>): Facts {
  const known = [...assets.keys()]
  return {
    found: describe(file),
    allowed: known.length > 0 ? `a file of assets/: ${list(known.slice(0, 20))}` : 'a file of assets/, which has none',
    message: 'the file does not exist',
    kind: 'noFile',
    ...didYouMean(file, known),
  }
}
