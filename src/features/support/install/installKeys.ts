import { oneOf, storageKey } from '../../../lib/safeStorage'

/** The visitor does not want to be asked: for good, on this device. */
export const installRefused = storageKey('localStorage', 'marquee.install', oneOf('no'))
/** Somebody has been here before: a first visit is not asked. */
export const visitedBefore = storageKey('localStorage', 'marquee.visited', oneOf('yes'))
/** Which visit this is, however often its pages are loaded. */
export const runningVisit = storageKey('sessionStorage', 'marquee.visit', oneOf('first', 'later'))
