import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node'
import { backOff, pause } from '../../patience'

/** Subscribes, and anew where a server ended it, as where the user's permissions changed. Until the answer is called. */
export function keepSubscribed(nc: NatsConnection, subject: string, take: (message: Msg) => void): () => void {
  let isStopped = false
  let failures = 2
  let subscription: Subscription | undefined
  const begin = () => {
    if (isStopped || nc.isClosed()) return
    subscription = nc.subscribe(subject, {
      callback: (error, message) => {
        if (error || isStopped) return
        failures = 2
        take(message)
      },
    })
    void subscription.closed.then(async () => {
      if (isStopped) return
      await pause(backOff(++failures))
      begin()
    })
  }
  begin()
  return () => {
    isStopped = true
    subscription?.unsubscribe()
  }
}
