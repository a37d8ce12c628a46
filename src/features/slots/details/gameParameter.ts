/** Query of the hall's address: id of the game whose details are open. */
export const gameParameter = 'game'
