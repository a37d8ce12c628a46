import type { AnsweredRequest } from './edge/edgeOptions'

export interface ServerLog {
  readonly line: (line: string) => void
  readonly request: (answered: AnsweredRequest) => void
}

export interface ServerLogOptions {
  readonly json: boolean
  /** What the line is about, such as `brand` and `traceId`. */
  readonly about: () => object
  readonly now?: () => number
  /** Troubles and what happens; requests. */
  readonly error: (line: string) => void
  readonly out: (line: string) => void
}

/** The server's log: lines for people, or one object of JSON a line for what collects them. */
export function createServerLog({ json, about, now = Date.now, error, out }: ServerLogOptions): ServerLog {
  if (!json)
    return {
      line: error,
      request: (answered) => out(requestLine(answered)),
    }
  const write = (facts: object) => JSON.stringify({ time: new Date(now()).toISOString(), ...about(), ...facts })
  return {
    line: (line) => error(write(line.startsWith('{') ? parsed(line) : { message: line })),
    request: (answered) => out(write({ event: 'request', ...answered })),
  }
}

export const requestLine = ({ method, host, path, status, ms, requestId }: AnsweredRequest): string =>
  `${method} ${host} ${path} ${status} ${ms} ms ${requestId}`

/** What is JSON by itself, such as a violation of the policy, keeps its keys. */
function parsed(line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : { message: line }
  } catch {
    return { message: line }
  }
}
