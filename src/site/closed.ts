import type { Permission } from '../contract/permission'
import type { Closure } from '../platform/closure'
import { atom } from '../state/atoms'
import { permissionAtom } from './platformAnswers'

interface Said {
  readonly closure: Closure
  readonly known: Permission | undefined
  /** Of the maintenance, where the edge has heard them. */
  readonly times?: Permission['maintenanceTime']
}

/** The word of a call that failed, or of the edge, and what the permission call had answered before it. */
export const saidClosedAtom = atom<Said | undefined>(undefined)

/** Whether the site may be shown: what a failed call said stands in until the permission call answers anew. */
export const shownPermissionAtom = atom((get) => {
  const { data } = get(permissionAtom)
  const said = get(saidClosedAtom)
  if (said === undefined || said.known !== data) return data
  return {
    ...data,
    ...(said.times && { maintenanceTime: said.times }),
    maintenance: said.closure === 'maintenance',
    regionRestriction: said.closure === 'region',
  }
})
