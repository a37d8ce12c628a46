import { answerAtom } from '../../../site/answers'

/** Which fields the merchant asks for. Not kept long: an operator who changes them wants to see it. */
export const registrationSettingsAtom = answerAtom('registrationSettings', { staleTime: 30_000 })
