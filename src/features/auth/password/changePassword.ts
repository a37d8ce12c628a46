import { atom } from '../../../state/atoms'
import { CallFailure } from '../../../platform/failure'
import { clientAtom } from '../../../session/client'
import { forgetTypedPassword, typedPassword } from '../../../session/typedPassword'
import { changePasswordCall } from '../login/calls'
import { giveUpAtom, goOnWithPasswordAtom, loginStateAtom } from '../login/flow'

/** Why the password of now must be typed: it is not known, or not any more. */
export class OldPasswordNeeded extends Error {
  constructor() {
    super('the old password is not known')
    this.name = 'OldPasswordNeeded'
  }
}

/** `entered`: the sign-in that waited went on. `logIn`: the password is changed, and has to be logged in with. */
export type Changed = 'changed' | 'entered' | 'logIn'

interface NewPassword {
  /** Typed, where the form asked for it. */
  readonly oldPassword: string | undefined
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/**
 * Changes the password: of the sign-in that waits for it, or of whoever is signed in. The old one is the one that was
 * just typed, while it is known. Throws CallFailure, or OldPasswordNeeded where the form has to ask after all.
 */
export const changePasswordAtom = atom(null, async (get, set, typed: NewPassword): Promise<Changed> => {
  const oldPassword = typed.oldPassword ?? typedPassword()
  if (oldPassword === undefined) throw new OldPasswordNeeded()
  const waiting = get(loginStateAtom)
  const token = waiting.state === 'changing' ? waiting.token : undefined
  try {
    await get(clientAtom)(changePasswordCall, {
      body: { ...typed, oldPassword },
      ...(token !== undefined && { token }),
    })
  } catch (error) {
    if (isWrongOld(error)) forgetTypedPassword()
    if (token !== undefined && isRefusedToken(error)) set(giveUpAtom)
    throw error
  }
  forgetTypedPassword()
  if (token === undefined) return 'changed'
  try {
    return (await set(goOnWithPasswordAtom)) === 'entered' ? 'entered' : 'logIn'
  } catch {
    // the platform may end the token with the old password
    return 'logIn'
  }
})

export const isWrongOld = (error: unknown): boolean =>
  error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'password.old.incorrect'

export const isRefusedToken = (error: unknown): boolean =>
  error instanceof CallFailure && error.failure.type === 'session'
