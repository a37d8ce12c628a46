import type { BrandError } from '../../../src/server/brands/brandError'
import type { Paint } from '../io'
import { columns } from '../table'
import type { BrandReport } from './checkBrands'

/** What to do about it, where the check itself does not say: by what is wrong. */
export function mendOf({ hint, message, found, allowed }: BrandError): string {
  if (hint !== undefined) return hint
  if (/is missing$/.test(message)) return 'Add it.'
  if (/does not exist/.test(message)) return 'Put the file there, or name one that is there.'
  if (/key is unknown|no such/.test(message)) return 'Take it out, or write one of the allowed ones.'
  if (/too large|too long/.test(message)) return 'Make it smaller.'
  if (/key is repeated/.test(message)) return 'Keep one of the two.'
  if (/cannot be read/.test(message))
    return 'Look just before this place: a comma, bracket or quote is missing or too many.'
  if (found === 'nothing') return `Write ${allowed}.`
  return 'Write one of the allowed values.'
}

export function printProblem(problem: BrandError, paint: Paint): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}:${problem.column ?? 1}`
  const kind = problem.severity === 'warning' ? paint.yellow('warning') : paint.red('error')
  const row = (name: string, text: string) => `    ${paint.dim(name.padEnd(8))} ${text}`
  return [
    `  ${kind}  ${paint.bold(place)}  ${paint.cyan(problem.jsonPath)}`,
    `    ${problem.message}`,
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
    lines.push(paint.bold(report.id), ...problems.flatMap((problem) => [printProblem(problem, paint), '']))
  }
  if (reports.length <= mostTables) lines.push(...languageTable(reports, paint))
  lines.push(summary(reports, paint, strict, milliseconds))
  return lines.join('\n')
}

const mostTables = 8

function languageTable(reports: readonly BrandReport[], paint: Paint): string[] {
  const share = ({ have, all }: { have: number; all: number }) =>
    all === 0 ? '–' : `${Math.floor((100 * have) / all)} %`
  const rows = reports.flatMap(({ id, languages }) =>
    languages.map(({ tag, name, product, brand }) => [id, tag, name, share(product), `${brand.have} of ${brand.all}`]),
  )
  if (rows.length === 0) return []
  return [...columns([['brand', 'language', '', "product's texts", "brand's own texts"], ...rows], paint), '']
}

function summary(reports: readonly BrandReport[], paint: Paint, strict: boolean, milliseconds: number): string {
  const errors = reports.reduce((sum, report) => sum + report.errors.length, 0)
  const warnings = reports.reduce((sum, report) => sum + report.warnings.length, 0)
  const wrong = reports.filter(({ state, warnings: own }) => state === 'wrong' || (strict && own.length > 0)).length
  const pairs = reports.reduce((sum, report) => sum + report.contrastPairs, 0)
  const verdict = wrong === 0 ? paint.green('all right') : paint.red(`${wrong} to mend`)
  return [
    `${count(reports.length, 'brand')}: ${verdict}`,
    `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
    `${pairs} text and background pairs measured (WCAG AA)`,
    `${(milliseconds / 1000).toFixed(2)} s`,
  ].join(' · ')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
