import { WrongUse } from '../io'
import { checkId } from '../new/answers'

/** Ends where no brand can be called so: it would be no key of a store either. */
export function requireBrandId(id: string): void {
  const problem = checkId(id)
  if (problem !== undefined) throw new WrongUse(`${problem}.`)
}
