import { lazy } from 'react'
import { importWithTimeout } from '../../site/importWithTimeout'
import { GatePage } from './GatePage'

const Region = lazy(() => importWithTimeout(() => import('./Region')))

export function RegionPage() {
  return (
    <GatePage>
      <Region />
    </GatePage>
  )
}
