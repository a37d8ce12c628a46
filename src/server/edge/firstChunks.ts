import type { Brand } from '../../engine/brand'

export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/locale/${tag}.ts`

const loginKey = 'src/features/auth/LoginPage.tsx'

const homePaths = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

const frames: Readonly<Record<Brand['layout']['header'], string>> = {
  rail: 'src/app/layout/rail/RailFrame.tsx',
  mega: 'src/app/layout/mega/MegaFrame.tsx',
  centered: 'src/app/layout/centered/CenteredFrame.tsx',
}

/**
 * Chunks to load with a page, by source file or by the name that scripts/chunks.ts gives: what every page needs, and
 * home or the sign-in. Brands that require a session may send a visitor of home to the sign-in page instead.
 */
export function firstChunks(pathname: string, { languages, layout, access }: Brand): readonly string[] {
  const login = access.loginRequired || pathname === '/login' ? [loginKey] : []
  const home = isHome(pathname) ? ['home'] : []
  return [localeKey(languages.default), 'header', 'kit', frames[layout.header], ...home, ...login]
}
