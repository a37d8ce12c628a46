/** A brand's id, which is the name of its folder, of its development host and of its place in a store of releases. */
export const brandIdForm = /^[a-z][a-z0-9-]{0,29}[a-z0-9]$/

export const brandIdWords = '2 to 31 small letters, digits and hyphens, a letter first, no hyphen last'
