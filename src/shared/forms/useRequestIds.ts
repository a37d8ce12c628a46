import { useState } from 'react'
import { newId } from '../../lib/newId'
import { type RequestIds, requestIds } from './requestIds'

/** Those of one form or page, for as long as it is there. */
export function useRequestIds(): RequestIds {
  const [ids] = useState(() => requestIds(newId))
  return ids
}
