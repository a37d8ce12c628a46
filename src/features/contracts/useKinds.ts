import type { ModuleId } from '../../lib/moduleIds'
import { isOnAtom } from '../../site/site'
import { useAtomValue } from '../../state/atoms'
import { type Kind, kinds } from './contractWords'

const modules: Readonly<Record<Kind, ModuleId>> = {
  DIVIDEND: 'SIGNCONDIV3',
  DAILY_SALARY: 'DAILYSALCONT3',
  HOURLY_SALARY: 'HOURSAL3',
  REALTIME_SALARY: 'RTSALARY3',
}

/** Kinds that the merchant has: contracts of one that is closed to new ones go on. */
export function useKinds(): readonly Kind[] {
  const isOn = useAtomValue(isOnAtom)
  return kinds.filter((kind) => isOn(modules[kind]))
}
