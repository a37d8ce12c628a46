/** The database has no booleans. */
export type Flag = 0 | 1
