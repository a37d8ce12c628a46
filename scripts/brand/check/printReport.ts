import { type BrandError, inTheOpen, placeInside, type ProblemKind } from '../../../src/server/brands/brandError'
import type { Paint } from '../io'
import { columns } from '../table'
import type { BrandReport } from './checkBrands'

/** What to do about it by what it is. The others are mended by writing what is allowed. */
const mends: Readonly<Record<ProblemKind, (allowed: string) => string>> = {
  noBase: () => 'Write the id of another brand, or mend that one first.',
  circle: () => 'Take "extends" out of one of them.',
  missing: (allowed) => `Add it: ${allowed}.`,
  unknown: (allowed) => `Take it out, or write ${allowed}.`,
  repeated: () => 'Keep one of the two.',
  noJson: () => 'Look just before this place: a comma, bracket or quote is missing or too many.',
  unseen: () => 'Take the character out, or type the text anew.',
  noFile: () => 'Put the file there, or name one that is there.',
  unreadable: () => 'Put plain files there that the server may read.',
  empty: (allowed) => `Save it again, as ${allowed}.`,
  tooLarge: () => 'Make it smaller.',
  wrongPicture: (allowed) => `Export it again: ${allowed}.`,
  noLinks: (allowed) => `Move them to ${allowed}.`,
  stillLeads: () => 'Hide it there too.',
  takenHost: (allowed) => `Write ${allowed}.`,
}

/** What to do about it, where the check itself does not say. */
export const mendOf = ({ hint, kind, allowed }: BrandError): string =>
  hint ?? (kind === undefined ? `Write ${allowed}.` : mends[kind](allowed))

export function printProblem(problem: BrandError, paint: Paint): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}:${problem.column ?? 1}`
  const kind = problem.severity === 'warning' ? paint.yellow('warning') : paint.red('error')
  const inside = placeInside(problem)
  const row = (name: string, text: string) => `    ${paint.dim(name.padEnd(8))} ${inTheOpen(text)}`
  return [
    [`  ${kind}`, paint.bold(inTheOpen(place)), ...(inside === '' ? [] : [paint.cyan(inside)])].join('  '),
    `    ${inTheOpen(problem.message)}`,
    row('found', problem.found),
    row('allowed', problem.allowed),
    row('to mend', mendOf(problem)),
  ].join('\n')
}

export interface PrintOptions {
  readonly paint: Paint
  readonly quiet: boolean
  /** Warnings count as problems. */
  readonly strict?: boolean
  readonly milliseconds: number
}

/** Problems by brand, then languages where there are few brands, then the sum. */
export function printReport(
  reports: readonly BrandReport[],
  { paint, quiet, strict = false, milliseconds }: PrintOptions,
): string {
  const lines: string[] = []
  for (const report of reports) {
    const problems = quiet && !strict ? report.errors : [...report.errors, ...report.warnings]
    if (problems.length === 0) continue
    const printed = problems.slice(0, mostPrinted).flatMap((problem) => [printProblem(problem, paint), ''])
    const left = problems.length - mostPrinted
    lines.push(paint.bold(inTheOpen(report.id)), ...printed)
    if (left > 0) lines.push(`  and ${left} more: --json has them all`, '')
  }
  if (reports.length <= mostTables) lines.push(...languageTable(reports, paint))
  lines.push(summary(reports, paint, strict, milliseconds))
  return lines.join('\n')
}

/** Of one brand, errors first: who mends these has read enough. */
const mostPrinted = 100
const mostTables = 8

const legend = [
  '  brand.json: texts that it has in the language, of those that it has in any; the others are read in another language',
  '  locales/: texts that are said differently in the language, of those in any; the others are as the product has them',
]

function languageTable(reports: readonly BrandReport[], paint: Paint): string[] {
  const share = ({ have, all }: { have: number; all: number }) =>
    all === 0 ? '–' : `${Math.floor((100 * have) / all)} %`
  const part = ({ have, all }: { have: number; all: number }) => (all === 0 ? '–' : `${have} of ${all}`)
  const rows = reports.flatMap(({ id, languages }) =>
    languages.map(({ tag, name, product, brand, locales }) => [
      id,
      tag,
      name,
      share(product),
      part(brand),
      part(locales),
    ]),
  )
  if (rows.length === 0) return []
  const isShort = reports.some(({ languages }) =>
    languages.some(({ brand, locales }) => brand.have < brand.all || locales.have < locales.all),
  )
  return [
    ...columns([['brand', 'language', '', 'product', 'brand.json', 'locales/'], ...rows], paint),
    ...(isShort ? legend.map((line) => paint.dim(line)) : []),
    '',
  ]
}

function summary(reports: readonly BrandReport[], paint: Paint, strict: boolean, milliseconds: number): string {
  const errors = reports.reduce((sum, report) => sum + report.errors.length, 0)
  const warnings = reports.reduce((sum, report) => sum + report.warnings.length, 0)
  const wrong = reports.filter((report) => report.errors.length > 0 || (strict && report.warnings.length > 0)).length
  const pairs = reports.reduce((sum, report) => sum + report.contrastPairs, 0)
  const verdict = wrong === 0 ? paint.green('all right') : paint.red(`${wrong} to mend`)
  return [
    `${count(reports.filter(({ state }) => state !== 'none').length, 'brand')}: ${verdict}`,
    `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
    `${pairs} text and background pairs measured (WCAG AA)`,
    `${(milliseconds / 1000).toFixed(2)} s`,
  ].join(' · ')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
