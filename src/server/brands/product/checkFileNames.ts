import { type BrandError, describe, list, nearest } from '../brandError'
import type { ResolvedFolder } from '../resolveFolder'

const names = ['brand.json', 'theme.json', 'locales', 'pages', 'assets']
/** What people keep beside their files, for each other. */
const notes = /^(readme|licen[cs]e|changelog|notes?|todo|ofl)\b|\.txt$/i

/** Files of the brand's own folder that look as if they were read, and are not: copies, wrong names, wrong places. */
export function checkFileNames(resolved: ResolvedFolder): readonly BrandError[] {
  const files = resolved.chain.at(-1)?.files
  return (files?.unread ?? []).flatMap((name): BrandError[] => {
    const [folder, inside] = /^(locales|pages)\/(.*)$/.exec(name)?.slice(1) ?? []
    if (folder === undefined && notes.test(name)) return []
    return [
      {
        brand: resolved.id,
        file: `${files?.label ?? resolved.id}/${name}`,
        jsonPath: '$',
        found: describe(inside ?? name),
        allowed: allowedIn(folder),
        message: 'nothing reads it',
        hint: hintOf(name, folder),
        severity: 'warning',
      },
    ]
  })
}

const allowedIn = (folder: string | undefined): string => {
  if (folder === 'locales') return 'locales/<language>.json'
  return folder === 'pages' ? 'pages/<name>.<language>.md' : list(names, 'and')
}

function hintOf(name: string, folder: string | undefined): string {
  const original = originalOf(name)
  if (original !== undefined) return `It looks like a copy of ${original}: delete it, or keep it elsewhere.`
  if (folder !== undefined) return 'Name it as the others are, or keep it elsewhere.'
  if (/\.md$/i.test(name)) return `Move it to pages/${name}.`
  if (/\.(svg|png|webp|avif|jpe?g|gif|ico|woff2?|ttf|otf)$/i.test(name)) return `Move it to assets/${name}.`
  if (/^[a-z]{2,3}(-\w+)*\.json$/i.test(name)) return `Move it to locales/${name}.`
  const near = nearest(name, names)
  return near === undefined ? 'Delete it, or keep it elsewhere.' : `Did you mean ${near}?`
}

/** `brand copy.json`, `brand (1).json`, `theme.json~`, `locales/en.json.bak`, `brand - Copy.json`, `brand.old.json` */
function originalOf(name: string): string | undefined {
  const [, stem, extension] =
    /^((?:locales\/|pages\/)?[\w.-]*?\w)(?:[ ._-]*(?:\(\d+\)|-? ?copy(?: ?\d+)?|old|bak|backup|orig|new|\d+))?\.(json|md)(?:~|\.(?:bak|old|orig|swp|tmp|save|\d+))?$/i.exec(
      name,
    ) ?? []
  if (stem === undefined || extension === undefined) return undefined
  const original = `${stem}.${extension}`
  return original !== name && (names.includes(original) || original.includes('/')) ? original : undefined
}
