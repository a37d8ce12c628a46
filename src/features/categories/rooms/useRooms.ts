import type { Vendor } from '../../../engine/facts'
import { sessionAtom } from '../../../session/session'
import { isOnAtom } from '../../../site/site'
import { useAnswer } from '../../../site/useAnswer'
import { useAtomValue } from '../../../state/atoms'
import { getRooms } from './calls'
import { shownRooms } from './roomState'

/** Milliseconds between two looks at who sits where. */
const interval = 15_000

/** Categories whose vendors have tables and rooms (spec §3, roomId of the launch request). */
const withRooms: readonly string[] = ['LIVE', 'PVP']

/** Whether the category has tables, and they are told: the platform tells them to members alone (spec §7). */
export function useRoomsAre(category: string): 'told' | 'for members' | 'none' {
  const session = useAtomValue(sessionAtom)
  const isOn = useAtomValue(isOnAtom)
  if (!withRooms.includes(category) || !isOn('GAMELO3')) return 'none'
  return session.state === 'signed-in' ? 'told' : 'for members'
}

/** The tables as they are now, where they are told. */
export function useRooms(category: string, vendors: readonly Vendor[], chosen: string | undefined) {
  const answer = useAnswer(getRooms, { gameCategory: category }, { staleTime: interval, refetchInterval: interval })
  const codes = vendors.map(({ accountTypeName }) => accountTypeName)
  return { answer, rooms: shownRooms(answer.data?.list ?? [], codes, chosen) }
}
