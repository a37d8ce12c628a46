import { useEffect } from 'react'
import { inviteCodeNames } from '../../engine/form/inviteCodeNames'
import { useAtomValue } from '../../state/atoms'
import { brandAtom } from '../brand'

const carriesCode = new RegExp(`[?&](?:${inviteCodeNames.join('|')})=`)

/** Whatever address an invitation leads to, its codes are kept for the form; few addresses carry any. */
export function useKeptInvite(search: string): void {
  const { id } = useAtomValue(brandAtom)
  useEffect(() => {
    if (!carriesCode.test(search)) return
    import('./inviteCodes').then(({ keepInvite }) => keepInvite(id, search)).catch(() => undefined)
  }, [id, search])
}
