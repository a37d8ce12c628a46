import type { MemberPageKey } from '../engine/pageKeys'
import type { Item } from '../engine/site'
import { memberPage } from './paths'
import { useSlot } from './Slot'

/** A page of the member centre as its menu has it; undefined where the site has no such page for who is looking. */
export const useMemberPage = (key: MemberPageKey): Item<'member.menu'> | undefined =>
  useSlot('member.menu').find(({ props }) => props.pageKey === key)

/** The way to it. */
export const useMemberPagePath = (key: MemberPageKey): string | undefined => useMemberPage(key) && memberPage(key)
