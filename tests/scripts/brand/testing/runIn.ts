import path from 'node:path'
import { type Io, paintWith } from '../../../../scripts/brand/io'
import { runBrand } from '../../../../scripts/brand/program'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Runs a command in this process and gives back what it said. */
export async function runIn(args: readonly string[], more: Partial<Io> = {}) {
  const out: string[] = []
  const err: string[] = []
  const io: Io = {
    root,
    env: {},
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    paint: paintWith(false),
    input: () => Promise.resolve(''),
    interactive: false,
    ask: () => Promise.reject(new Error('nobody is to be asked')),
    onInterrupt: () => () => undefined,
    ...more,
  }
  const code = await runBrand(args, io)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** What `--json` printed: one document and nothing else. */
export const jsonOf = ({ out }: { readonly out: string }): unknown => JSON.parse(out)
