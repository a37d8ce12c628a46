import type { Brand } from '../../engine/brand'
import firstFiles from './firstFiles.json'

export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/messages/${tag}.ts`

const loginKey = 'src/features/auth/LoginPage.tsx'

const homePaths = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

/**
 * Chunks to load with a page, by source file or by name. The build makes `header` and `home` of firstFiles.json
 * (vite.config.ts): what the header draws for somebody who is not signed in, and home. Brands that require a session
 * may send a visitor of home to the sign-in page instead.
 */
export function firstChunks(pathname: string, { languages, layout, access }: Brand): readonly string[] {
  const login = access.loginRequired || pathname === '/login' ? [loginKey] : []
  const home = isHome(pathname) ? ['home'] : []
  return [localeKey(languages.default), 'header', firstFiles.frames[layout.header], ...home, ...login]
}
