export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/locale/${tag}.ts`

const loginKey = 'src/features/auth/LoginPage.tsx'

const homePaths = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

/**
 * Chunks to load with a page, by source file or by name. `header` and `home` are made of firstFiles.json: what the
 * header draws for somebody who is not signed in, and home. The build keeps each in one file (vite.config.ts). Brands that require a session may send a visitor of home to
 * the sign-in page instead.
 */
export function firstChunks(pathname: string, language: string, loginRequired: boolean): readonly string[] {
  const login = loginRequired || pathname === '/login' ? [loginKey] : []
  return [localeKey(language), 'header', ...(isHome(pathname) ? ['home'] : []), ...login]
}
