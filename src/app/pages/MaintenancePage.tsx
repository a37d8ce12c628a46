import { lazy } from 'react'
import { importWithTimeout } from '../../site/importWithTimeout'
import { GatePage } from './GatePage'
import type { MaintenanceProps } from './Maintenance'

const Maintenance = lazy(() => importWithTimeout(() => import('./Maintenance')))

export function MaintenancePage(props: MaintenanceProps) {
  return (
    <GatePage>
      <Maintenance {...props} />
    </GatePage>
  )
}
