/** HTTP by hand over sockets that are kept: it costs a third of what Node's own client does, and a load needs many of them. */
import { connect } from 'node:net'

export interface PlainAnswer {
  readonly status: number
  /** Status line and headers, as they came. */
  readonly head: string
  readonly body: Buffer
}

export interface Connection {
  /** Answers undefined where the connection ended before the whole answer was there. One request at a time. */
  readonly ask: (request: string, told: (answer: PlainAnswer | undefined) => void) => void
  /** Whether it can be asked anything more. */
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** @param onEnd told once, when it is closed by whichever side */
export function openConnection(port: number, onEnd: () => void = () => undefined): Connection {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  let isOpen = true
  let told: ((answer: PlainAnswer | undefined) => void) | undefined
  let parts: Buffer[] = []
  let [have, wanted] = [0, NaN]
  let [head, bodyAt] = ['', 0]

  const answer = (value: PlainAnswer | undefined) => {
    const tell = told
    told = undefined
    parts = []
    ;[have, wanted] = [0, NaN]
    tell?.(value)
  }
  socket.on('data', (part) => {
    parts.push(part)
    have += part.byteLength
    if (Number.isNaN(wanted)) {
      const all = Buffer.concat(parts)
      const end = all.indexOf('\r\n\r\n')
      if (end < 0) return
      parts = [all]
      head = all.toString('latin1', 0, end)
      bodyAt = end + 4
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
      // answers of the edge that are measured here all say how long they are
      if (length === undefined) return void socket.destroy()
      wanted = bodyAt + Number(length)
    }
    if (have < wanted) return
    answer({ status: Number(head.slice(9, 12)), head, body: Buffer.concat(parts).subarray(bodyAt) })
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isOpen = false
    answer(undefined)
    onEnd()
  })
  return {
    ask: (request, tell) => {
      told = tell
      socket.write(request, 'latin1')
    },
    isOpen: () => isOpen && socket.writable,
    close: () => void socket.destroy(),
  }
}
