import { inTheOpen, list } from '../../../src/server/brands/brandError'
import type { Paint } from '../io'
import { columns } from '../table'
import { countOf, type DoctorReport, type Finding, type Level } from './report'

/** Sections with their findings, the worst first, then the sum. */
export function printDoctor(
  report: DoctorReport,
  { paint, quiet }: { readonly paint: Paint; readonly quiet: boolean },
): string {
  const colour = { ok: paint.green, warning: paint.yellow, error: paint.red }
  // parts of it are a stranger's words
  const tell = ({ level, text, details = [], mend, milliseconds, call }: Finding) => [
    `  ${colour[level](level.padEnd(7))}  ${call === undefined ? '' : `${paint.bold(call)}  `}${inTheOpen(text)}${
      milliseconds === undefined ? '' : paint.dim(`  ${milliseconds} ms`)
    }`,
    ...(level === 'ok' ? wrapped(details) : details).map((detail) => `           ${inTheOpen(detail)}`),
    ...(mend === undefined ? [] : [`           ${paint.dim('to mend')}  ${inTheOpen(mend)}`]),
  ]
  const order: readonly Level[] = ['error', 'warning', 'ok']
  const lines = report.sections.flatMap(({ name, state, findings }) => {
    const shown = quiet ? findings.filter(({ level }) => level !== 'ok') : findings
    if (shown.length === 0) return []
    const [timed, plain] = [shown.filter(({ agreed }) => agreed), shown.filter(({ agreed }) => !agreed)]
    const rows = timed.map(({ call = '', text, milliseconds = 0 }) => [call, `${milliseconds} ms`, text])
    return [
      `${paint.bold(name)}  ${colour[state](state)}`,
      ...(name === 'site' ? plain : order.flatMap((level) => plain.filter((one) => one.level === level))).flatMap(tell),
      ...(rows.length === 0 ? [] : columns([['answered as agreed', 'time', 'path'], ...rows], paint)),
      '',
    ]
  })
  const [errors, warnings] = [countOf(report, 'error'), countOf(report, 'warning')]
  const verdict =
    errors > 0 ? paint.red('to mend') : warnings > 0 ? paint.yellow('it will do') : paint.green('all right')
  return [
    `${paint.bold(report.brand)} on ${report.platform}`,
    '',
    ...lines,
    ...(report.skipped.length === 0
      ? []
      : [`not examined, for the platform does not answer: ${list(report.skipped, 'and')}`, '']),
    [
      verdict,
      `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}`,
      `${(report.milliseconds / 1000).toFixed(2)} s`,
    ].join(' · '),
  ].join('\n')
}

const widest = 100

/** A list of names as lines of text. */
function wrapped(names: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const [at, name] of names.entries()) {
    const word = at === names.length - 1 ? name : `${name},`
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length >= widest) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
