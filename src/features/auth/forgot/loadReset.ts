import { importWithTimeout } from '../../../site/importWithTimeout'

/** What resets a password is wanted once somebody has filled in the form. */
export const loadReset = () => importWithTimeout(() => import('./resetPassword'))
