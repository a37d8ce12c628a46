import { atom } from '../state/atoms'

/** The member's rank; undefined where it is not known. What knows it tells it (features/vip). */
export const rankNameAtom = atom<string>()
