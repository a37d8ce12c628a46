/**
 * A brand's id, which is the name of its folder, of its development host and of its place in a store of releases. Metrics say
 * `none` where no brand is asked for, and `other` for all that have no name there.
 */
export const brandIdForm = /^(?!(?:none|other)$)[a-z][a-z0-9-]{0,29}[a-z0-9]$/

export const brandIdWords =
  '2 to 31 small letters, digits and hyphens, a letter first, no hyphen last; neither "none" nor "other"'
