/** What a button opens, by the name of its dialog or of the menu: fetched when a finger comes near (app/session/fetchAhead.ts). */
export const opensAttribute = 'data-opens'

export const opens = (name: string) => ({ [opensAttribute]: name })

export const menuName = 'menu'
