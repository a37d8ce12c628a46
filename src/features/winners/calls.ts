import { winnerBoardSchema, type WinnerBoard } from '../../contract/winner-board'
import type { NamedCall } from '../../platform/calls'

/** `data` (spec §7): JSON of `merchantCode`, `count`, and `period` for the largest prizes of it. Members see themselves. */
export const getWinners: NamedCall<WinnerBoard> = {
  id: 'winners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  moduleId: 'COMM3',
  token: 'optional',
  value: winnerBoardSchema,
}
