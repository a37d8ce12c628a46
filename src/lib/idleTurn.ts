import { whenIdle } from './whenIdle'

/** Milliseconds that a busy browser lets one wait whose turn it is. */
const patience = 300

let last = Promise.resolve()

/** Lets who asks go on when the browser has nothing else to do, one after the other, in the order in which they asked. */
export function idleTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => whenIdle(resolve, patience)))
  return last
}
