import { openFolders, openPages } from '../../contract/pages'
import type { Brand } from '../../engine/brand'

export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/messages/${tag}.ts`

/** Where the edge drew the page: what was pressed before the app was there is pressed again. */
const takeOverKey = 'src/app/takeOver.ts'
const loginKey = 'src/features/auth/LoginPage.tsx'

const homePaths: readonly string[] = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

/** Spec §2: shown without a session even where the brand requires one. */
export const isOpenToVisitors = (pathname: string): boolean =>
  openPages.includes(pathname) || openFolders.some((folder) => pathname.startsWith(folder))

const frames: Readonly<Record<Brand['layout']['header'], string>> = {
  rail: 'src/app/layout/rail/RailFrame.tsx',
  mega: 'src/app/layout/mega/MegaFrame.tsx',
  centered: 'src/app/layout/centered/CenteredFrame.tsx',
}

/**
 * Chunks to load with a page, by source file or by the name that scripts/chunks.ts gives: what every page needs, and
 * home or the sign-in. Where a session is required most first visits of home end at the sign-in, so that is what is
 * loaded: a member who comes back to home waits for its chunk.
 */
export function firstChunks(
  pathname: string,
  { layout, access }: Brand,
  language: string,
  isDrawn: boolean,
): readonly string[] {
  const isOpen = !access.loginRequired || isOpenToVisitors(pathname)
  const page = pathname === '/login' || !isOpen ? [loginKey] : isHome(pathname) ? ['home'] : []
  return [localeKey(language), 'header', 'kit', frames[layout.header], ...page, ...(isDrawn ? [takeOverKey] : [])]
}
