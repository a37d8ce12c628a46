import { inviteCodeNames } from '../../engine/form/inviteCodeNames'
import { openMove, type Move } from '../../site/modalAddress'
import { modals, paths } from '../../site/paths'

/**
 * Home with the dialog that says so, in place of an address of registration where that is closed: nothing can be done
 * with the codes there, so they go from the address. The visit keeps them.
 */
export function closedRegistration(search: string): Move | undefined {
  const kept = new URLSearchParams(search)
  for (const name of inviteCodeNames) kept.delete(name)
  const move = openMove({ pathname: paths.home, search: kept.toString(), state: undefined }, modals.register, {})
  return move && { ...move, replace: true, state: undefined }
}
