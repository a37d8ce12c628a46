import { lazy } from 'react'
import { loadWithin } from '../../site/loadWithin'
import { GatePage } from './GatePage'

const Region = lazy(() => loadWithin(() => import('./Region')))

export function RegionPage() {
  return (
    <GatePage>
      <Region />
    </GatePage>
  )
}
