/** Finds the button of a game's card (GameCard.tsx) that opens it. */
export const gameButton = 'article>.open'
