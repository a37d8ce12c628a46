/** The page between header and footer. */
export const mainId = 'main'

/** Where keyboard and screen reader go on when what had the focus is gone. The page does not scroll. */
export const focusMain = (): void => document.getElementById(mainId)?.focus({ preventScroll: true })
