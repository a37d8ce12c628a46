import type { IncomingMessage, ServerResponse } from 'node:http'
import { kindAt } from './kindAt'
import type { LoadGuard } from './loadGuard'
import { tooBusy } from './plainAnswers'
import { failure } from './proxy'

/** @param serve `end` is called when the answer is made */
export type Entrance = (incoming: IncomingMessage, outgoing: ServerResponse, serve: (end: () => void) => void) => void

/** Who asks whether the process lives, and whether it may be sent visitors: an orchestrator would end it at its busiest. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * Where requests are let in. What the guard turns away is answered before anything of it is looked at but its path, with
 * headers that are ready.
 */
export function createEntrance(guard: LoadGuard, secure: boolean): Entrance {
  const send = { page: sender(tooBusy(secure)), platform: sender(failure(503, 'network.busy', secure)) }
  return (incoming, outgoing, serve) => {
    const [pathname = ''] = (incoming.url ?? '').split('?', 1)
    if (probes.has(pathname)) return serve(() => undefined)
    const kind = kindAt(pathname)
    // who has left meanwhile is sent nothing
    const hasLeft = () => incoming.socket.destroyed
    guard({
      isPage: kind === 'page',
      serve: (end) => (hasLeft() ? end() : serve(end)),
      refuse: () => hasLeft() || send[kind === 'platform' ? 'platform' : 'page'](outgoing),
    })
  }
}

function sender(answer: Response): (outgoing: ServerResponse) => void {
  const headers = [...answer.headers].filter(([name]) => name !== 'retry-after').flat()
  let body = new Uint8Array()
  void answer.arrayBuffer().then((bytes) => (body = new Uint8Array(bytes)))
  return (outgoing) => {
    // not all at the same time again
    const wait = 5 + Math.floor(Math.random() * 6)
    outgoing.writeHead(answer.status, [...headers, 'Content-Length', body.byteLength, 'Retry-After', wait].map(String))
    outgoing.end(body)
  }
}
