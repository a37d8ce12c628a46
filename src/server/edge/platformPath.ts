/** Services of every platform, by the first part of their paths. */
const platformPath = /^\/(?:wps|lgw|lotto)\//

export const isPlatformPath = (pathname: string): boolean => platformPath.test(pathname)

/** What stands before the rest of a call's path: the service, and where a platform's address has a path, that too. */
export const serviceOf = (pathname: string): string => /^.*?\/(?:wps|lgw|lotto)(?=\/)/.exec(pathname)?.[0] ?? ''
