import type { MessageKey } from '../../contract/messageKeys'

export const sorts = ['popular', 'name', 'newest'] as const
export type Sort = (typeof sorts)[number]

export const sortNames: Readonly<Record<Sort, MessageKey>> = {
  popular: 'games.hall.sort.popular',
  name: 'games.hall.sort.name',
  newest: 'games.hall.sort.newest',
}

/** The first one is what a list is in without a word. */
export const readSort = (text: string | null): Sort | undefined =>
  sorts.find((one) => one === text && one !== 'popular')
