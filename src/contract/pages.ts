// Generated from the entries of pages by scripts/generate-contract.ts: change those, not this file.

/** Open to visitors where the brand requires a session. */
export const openPages: readonly string[] = [
  '/down',
  '/download',
  '/helpmc',
  '/login',
  '/register',
  '/register.html',
]

/** So are all pages whose address begins like this: the rest of it is their parameter. */
export const openFolders: readonly string[] = [
  '/pages/',
]

/** Drawn without header and footer (spec §2). */
export const barePages: readonly string[] = [
  '/game',
  '/helpmc',
]
