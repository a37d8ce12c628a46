import { useSyncExternalStore } from 'react'
import { type InstallState, installState, subscribeToInstall } from './install'

export const useInstall = (): InstallState => useSyncExternalStore(subscribeToInstall, installState)
