import { atom } from '../../../state/atoms'
import { clientAtom } from '../../../session/client'
import type { RegistrationMethod } from '../../../engine/form/registrationForm'
import { loginSmsCall, passwordSmsCall, registerSmsByMobileCall, registerSmsByUsernameCall } from './calls'
import type { SendCode } from '../../../shared/sms/smsAtoms'

/** Registration and login wait so long between two codes (spec §9), in milliseconds. */
const usualWait = 60_000

/** Spec §7: getSms takes the number as mobileNo, where getLoginCode takes mobileNum. */
export const registerSmsAtom = atom((get) => {
  const client = get(clientAtom)
  return (method: RegistrationMethod): SendCode =>
    async (mobileNum) => {
      await client(method === 'mobile' ? registerSmsByMobileCall : registerSmsByUsernameCall, {
        body: { mobileNo: mobileNum },
      })
      return usualWait
    }
})

export const loginSmsAtom = atom((get): SendCode => {
  const client = get(clientAtom)
  return async (mobileNum) => {
    await client(loginSmsCall, { body: { mobileNum } })
    return usualWait
  }
})

/** Waits as long as the code counts (spec §9: expiredMinutes × 60 s). */
export const passwordSmsAtom = atom((get): SendCode => {
  const client = get(clientAtom)
  return async (mobileNum) => (await client(passwordSmsCall, { body: { mobileNum } })).expiredMinutes * 60_000
})
