import type { Permission } from '../contract/permission'
import type { Closure } from '../platform/closure'
import { atom } from '../state/atoms'
import { permissionAtom } from './platformAnswers'

/** The word of a call that failed, and what the permission call had answered before it. */
export const saidClosedAtom = atom<{ readonly closure: Closure; readonly known: Permission | undefined } | undefined>(
  undefined,
)

/** Whether the site may be shown: what a failed call said stands in until the permission call answers anew. */
export const shownPermissionAtom = atom((get) => {
  const { data } = get(permissionAtom)
  const said = get(saidClosedAtom)
  if (said === undefined || said.known !== data) return data
  return { ...data, maintenance: said.closure === 'maintenance', regionRestriction: said.closure === 'region' }
})
