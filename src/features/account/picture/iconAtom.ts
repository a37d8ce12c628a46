import { answerAtom } from '../../../site/answers'
import { getIcon } from './calls'

/** The member's own picture; drawn where an entry of `account.picture` says that the merchant has them. */
export const iconAtom = answerAtom(getIcon)
