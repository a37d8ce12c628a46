import { answerAtom } from '../../../site/answers'
import { getMemberAnnouncements } from './calls'

/** Popups of execution A, after the login; B is before it (spec §9: default execution B). */
export const memberPopupsAtom = answerAtom(getMemberAnnouncements, {
  query: () => ({ type: 'PU', platform: 'W', execution: 'A' }),
})
