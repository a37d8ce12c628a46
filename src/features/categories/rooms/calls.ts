import * as z from 'zod/mini'
import { type Room, roomSchema } from '../../../contract/rooms'
import type { NamedCall } from '../../../platform/calls'
import { eachOf } from '../../../platform/eachOf'

/** `gameCategory`, and `vassalage` for one vendor's. */
export const getRooms: NamedCall<{ list: Room[] }> = {
  id: 'rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  moduleId: 'GAMELO3',
  token: true,
  alert: false,
  value: z.object({ list: eachOf(roomSchema) }),
}
