import { pageAddress } from '../../../lib/pageAddress'
import { useAtomValue } from '../../../state/atoms'
import { useMemo } from 'react'
import { domainRouteAtom } from '../../../site/platformAnswers'
import { type AppDownload, readApps } from './apps'

export function useApps(): readonly AppDownload[] {
  const resources = useAtomValue(domainRouteAtom).data?.resources
  return useMemo(() => readApps(resources ?? [], pageAddress()), [resources])
}
