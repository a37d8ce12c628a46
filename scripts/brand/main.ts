import { text } from 'node:stream/consumers'
import { type Io, paintWith, wantsColours } from './io'
import { runBrand } from './program'

/** The command as a process has it. */
export async function main(args: readonly string[], root: string): Promise<number> {
  // undefined, not false, where it is no terminal; picocolors would then decide for itself
  const colours = wantsColours(process.env, Boolean(process.stdout.isTTY))
  const io: Io = {
    root,
    env: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    paint: paintWith(colours),
    input: () => text(process.stdin),
    interactive: process.stdin.isTTY && process.stdout.isTTY,
    ask,
    onInterrupt,
  }
  // Somebody piped the output into `head`: not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return runBrand(args, io)
}

const ask: Io['ask'] = async (message) => {
  const { text: askText, isCancel } = await import('@clack/prompts')
  const typed = await askText({ message })
  return isCancel(typed) ? undefined : typed
}

/** npm passes on what the terminal has sent to all already: the same press comes twice. */
const samePressMs = 1_000

const onInterrupt: Io['onInterrupt'] = (act) => {
  let pressedAt: number | undefined
  const pressed = () => {
    if (pressedAt === undefined) {
      pressedAt = performance.now()
      act()
      // whoever presses again does not want to wait
    } else if (performance.now() - pressedAt > samePressMs) process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, pressed)
  return () => {
    for (const signal of signals) process.off(signal, pressed)
  }
}
