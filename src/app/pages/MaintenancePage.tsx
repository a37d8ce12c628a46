import { lazy } from 'react'
import { loadWithin } from '../../site/loadWithin'
import { GatePage } from './GatePage'
import type { MaintenanceProps } from './Maintenance'

const Maintenance = lazy(() => loadWithin(() => import('./Maintenance')))

export function MaintenancePage(props: MaintenanceProps) {
  return (
    <GatePage>
      <Maintenance {...props} />
    </GatePage>
  )
}
