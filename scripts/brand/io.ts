import pc from 'picocolors'

/** What a verb may touch of the world; tests give their own. */
export interface Io {
  /** Root of the product. */
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes to standard output, one or more lines. */
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly paint: Paint
  /** All of standard input. */
  readonly input: () => Promise<string>
  /** Somebody sits there and can be asked. */
  readonly interactive: boolean
  /** What whoever sits there types; undefined where they would rather stop. */
  readonly ask: (question: string) => Promise<string | undefined>
  /** Calls `act` instead of ending the command where somebody presses Ctrl-C; until the answer is called. */
  readonly onInterrupt: (act: () => void) => () => void
}

export type Paint = Pick<ReturnType<typeof pc.createColors>, 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'>

export const paintWith = (colours: boolean): Paint => pc.createColors(colours)

/** NO_COLOR (any value) and FORCE_COLOR before what the terminal can do. */
export function wantsColours(env: Io['env'], isTerminal: boolean): boolean {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0') return true
  return isTerminal && env['TERM'] !== 'dumb'
}

/** 0: fine. 1: there are problems. 2: the command was not understood. */
export type ExitCode = 0 | 1 | 2

/** The command cannot be done as it was given; ends with exit code 2 and this message alone. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** What was asked for could not be had: a platform that does not answer, a file that is not there. Exit code 1. */
export class Failed extends Error {
  override readonly name = 'Failed'
}
