import { atom } from 'jotai'
import type { LoginRequest } from '../../contract/login-request'
import { clientAtom } from '../../session/client'
import { startSessionAtom } from '../../session/session'

/** A token was given: asks who it belongs to, then the session starts (spec §4, login flow). */
export const enterAtom = atom(null, async (get, set, token: string) => {
  const info = await get(clientAtom)('memberInfo', { token })
  set(startSessionAtom, token, info)
})

/** Throws CallFailure; the form shows it and keeps what was typed. */
export const signInAtom = atom(null, async (get, set, request: LoginRequest) => {
  const { token } = await get(clientAtom)('login', { body: { ...request, username: request.username.trim() } })
  await set(enterAtom, token)
})

/** Free play: a demo account of the platform's (spec §7: os, platform W). */
export const freePlayAtom = atom(null, async (get, set) => {
  const { token } = await get(clientAtom)('freePlay', { body: { os: 'WEB', platform: 'W' } })
  await set(enterAtom, token)
})
