import path from 'node:path'
import { describe, list, type BrandError, type Facts } from '../brandError'
import { errorAt, errorIn } from '../errorPlace'
import { lineAndColumn } from '../jsonDocument'
import type { ResolvedFolder } from '../resolveFolder'
import { readPicture, type FileKind, type Picture } from './picture'
import { readAsset } from './readAsset'
import { usedAssets, type UsedAsset } from './rules'
import { readSvg, type Svg } from './svg'

/**
 * Whether the files that a brand names are what they should be: format, bytes, measures, transparency, and nothing in
 * an SVG that runs or fetches. Reads them.
 */
export function checkAssetFiles(resolved: ResolvedFolder): readonly BrandError[] {
  const used = usedAssets(resolved)
  const problems = atPlaces(used).flatMap(({ asset, times }) => checkOne(resolved, asset, times))
  return [...problems, ...unused(resolved, new Set(used.map(({ file }) => file)))]
}

/** Each file once for what is asked of it, with the first place that names it: a page may name one thousands of times. */
function atPlaces(used: readonly UsedAsset[]): readonly { readonly asset: UsedAsset; readonly times: number }[] {
  const byRule = new Map<UsedAsset['rule'], Map<string, { readonly asset: UsedAsset; times: number }>>()
  for (const asset of used) {
    const files = byRule.get(asset.rule) ?? new Map<string, { readonly asset: UsedAsset; times: number }>()
    byRule.set(asset.rule, files)
    const known = files.get(asset.file)
    if (known) known.times += 1
    else files.set(asset.file, { asset, times: 1 })
  }
  return [...byRule.values()].flatMap((files) => [...files.values()])
}

function checkOne(resolved: ResolvedFolder, asset: UsedAsset, times: number): readonly BrandError[] {
  const place = resolved.assets.get(asset.file)
  // That it is missing has been said.
  if (place === undefined) return []
  const named = times > 1 ? `, named ${times} times` : ''
  const say = (facts: Facts) => errorOf(resolved, asset, { ...facts, found: `${facts.found}${named}` })
  const { size: bytes, bytes: content } = readAsset(resolved, place)
  if (bytes === 0)
    return [
      say({
        found: `${asset.file}, 0 bytes`,
        allowed: list(asset.rule.kinds),
        message: 'the file is empty',
        kind: 'empty',
      }),
    ]
  const heavy = bytes > asset.rule.most ? [say(tooHeavy(asset, bytes))] : []
  if (!content) return heavy

  const picture = readPicture(content)
  const wrong = wrongKind(asset, picture)
  if (!picture || wrong) return [...heavy, say(wrong ?? unreadable(asset))]
  const svg = picture.kind === 'svg' ? readSvg(content.toString('utf8')) : undefined
  const size = svg ?? picture
  return [
    ...heavy,
    ...[...measures(asset, size, picture), ...transparency(asset, picture, svg)].map(say),
    ...(svg?.problems ?? []).map(({ offset, ...facts }): BrandError => ({
      brand: resolved.id,
      file: labelOf(resolved, place),
      ...lineAndColumn(content.toString('utf8'), offset),
      jsonPath: '$',
      ...facts,
      hint: 'Export the picture again as "plain SVG", or remove the part by hand.',
    })),
  ]
}

function errorOf(resolved: ResolvedFolder, asset: UsedAsset, facts: Facts): BrandError {
  if (asset.in === 'brand') return errorAt(resolved, asset.path, facts)
  if (asset.in === 'theme') return inTheme(resolved, asset, facts)
  const { page, line } = asset.in
  return { brand: resolved.id, file: page.file, line: page.line + line - 1, column: 1, jsonPath: '$', ...facts }
}

function inTheme(resolved: ResolvedFolder, { path: place }: UsedAsset, facts: Facts): BrandError {
  const [, name = ''] = place
  const folder = resolved.chain.findLast(({ theme }) => theme.fonts && Object.hasOwn(theme.fonts, String(name)))
  return errorIn(resolved, folder?.themeDocument, place, facts)
}

/** How errors name a file that may be a base brand's. */
function labelOf(resolved: ResolvedFolder, place: string): string {
  const folder = resolved.chain.find(({ files }) => [...files.assets.values()].includes(place))
  const name = [...(folder?.files.assets ?? [])].find(([, file]) => file === place)?.[0] ?? path.basename(place)
  return `${folder?.files.label ?? resolved.id}/assets/${name}`
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`

const tooHeavy = ({ file, rule }: UsedAsset, bytes: number): Facts => ({
  found: `${file}, ${kilobytes(bytes)}`,
  allowed: `at most ${kilobytes(rule.most)}`,
  message: 'the file is too large',
  kind: 'tooLarge',
  hint: file.endsWith('.svg')
    ? 'Simplify the drawing.'
    : 'Make the picture smaller, or save it as webp or avif: npm run brand -- assets does both.',
})

const unreadable = ({ file, rule }: UsedAsset): Facts => ({
  found: `${file}, of no known format`,
  allowed: list(rule.kinds),
  message: 'the file cannot be read',
  hint: 'Save it again with the program that made it.',
})

function wrongKind({ file, rule }: UsedAsset, picture: Picture | undefined): Facts | undefined {
  if (!picture) return undefined
  const extension = path.extname(file).slice(1)
  if (extension !== picture.kind) {
    return {
      found: `${file}, which is ${picture.kind} inside`,
      allowed: `a file that is ${extension}`,
      message: 'the file is not what its name says',
      hint: `Rename it to ${file.replace(/\w+$/, picture.kind)}, or save it as ${extension}.`,
    }
  }
  if (rule.kinds.includes(picture.kind)) return undefined
  const why =
    rule.transparent && picture.kind === 'jpg'
      ? 'this kind of picture cannot be transparent'
      : 'the format is not for this place'
  return { found: `${file}, ${picture.kind}`, allowed: list(rule.kinds), message: why }
}

const drawn: readonly FileKind[] = ['svg', 'woff2']

function measures(
  { file, rule }: UsedAsset,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { kind }: Picture,
): readonly Facts[] {
  if (kind === 'woff2' || (!rule.ratio && !rule.least)) return []
  if (width === undefined || height === undefined || width === 0 || height === 0) {
    const hint =
      kind === 'svg' ? 'Give the <svg> element a viewBox, such as viewBox="0 0 240 64".' : 'Save the picture again.'
    return [
      { found: `${file}, of no size`, allowed: 'a picture that says its size', message: 'the size is not known', hint },
    ]
  }
  const found = `${file}, ${round(width)} × ${round(height)}`
  const ratio = width / height
  const problems: Facts[] = []
  if (rule.ratio && (ratio < rule.ratio.from || ratio > rule.ratio.to))
    problems.push({
      found,
      allowed: rule.ratio.words,
      message: 'the picture has the wrong shape',
      kind: 'wrongPicture',
    })
  const { width: wide = 0, height: high = 0 } = rule.least ?? {}
  if (!drawn.includes(kind) && (width < wide || height < high)) {
    const allowed = wide > 0 ? `at least ${wide} pixels wide` : `at least ${high} pixels high`
    problems.push({
      found,
      allowed,
      message: 'the picture looks blurred on fine screens',
      kind: 'wrongPicture',
      severity: 'warning',
    })
  }
  return problems
}

const round = (value: number) => Math.round(value * 10) / 10

function transparency({ file, rule }: UsedAsset, picture: Picture, svg: Svg | undefined): readonly Facts[] {
  if (!rule.transparent) return []
  const allowed = 'a picture without a background of its own'
  if (!picture.alpha) {
    const hint = 'Export it with a transparent background.'
    return [{ found: `${file}, which has no transparency`, allowed, message: 'the logo would stand in a box', hint }]
  }
  if (svg?.ground === undefined) return []
  const hint = 'Remove the rectangle that covers the whole picture.'
  return [
    {
      found: `${file}, on ${svg.ground}`,
      allowed,
      message: 'the logo would stand in a box',
      hint,
      severity: 'warning',
    },
  ]
}

/** Pictures and typefaces that the brand's files do not refer to: never served, only clutter. */
function unused(resolved: ResolvedFolder, used: ReadonlySet<string>): readonly BrandError[] {
  const own = resolved.chain.at(-1)
  return [...(own?.files.assets.keys() ?? [])]
    .filter((file) => !used.has(file) && /\.(svg|png|webp|avif|jpe?g|gif|ico|woff2?|ttf|otf)$/i.test(file))
    .map((file) => ({
      brand: resolved.id,
      file: `${own?.files.label ?? resolved.id}/assets/${file}`,
      jsonPath: '$',
      found: describe(file),
      allowed: 'files that brand.json or theme.json names',
      message: 'nothing uses the file',
      hint: 'Name it in brand.json, delete it, or keep it outside of assets/.',
      severity: 'warning' as const,
    }))
}
