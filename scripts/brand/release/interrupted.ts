import type { Io } from '../io'

/** Lets work end where it can be told what was done, when somebody presses Ctrl-C. */
export async function heedInterrupt<T>({ onInterrupt }: Io, act: (interrupted: AbortSignal) => Promise<T>): Promise<T> {
  const interrupt = new AbortController()
  const stop = onInterrupt(() => interrupt.abort())
  try {
    return await act(interrupt.signal)
  } finally {
    stop()
  }
}
