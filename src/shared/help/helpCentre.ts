import { answerAtom } from '../../site/answers'

export const helpCentreAtom = answerAtom('helpCentre')
