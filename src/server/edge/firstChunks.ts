import { openFolders, openPages } from '../../contract/pages'
import type { Brand } from '../../engine/brand'
import { type Parts, sectionParts } from '../partList'

export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/messages/${tag}.ts`

/** Where the edge drew the page: what was pressed before the app was there is pressed again. */
const takeOverKey = 'src/app/takeOver.ts'
/** The dialog that was drawn for the press gives way to the app's. */
const handOverKey = 'src/app/handOver.ts'
const loginKey = 'src/features/auth/LoginPage.tsx'

const homePaths: readonly string[] = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

/** Spec §2: shown without a session even where the brand requires one. */
export const isOpenToVisitors = (pathname: string): boolean =>
  openPages.includes(pathname) || openFolders.some((folder) => pathname.startsWith(folder))

/** So many sections of home are drawn at once (site/firstSections.ts). */
const seenSections = 4

const frames: Readonly<Record<Brand['layout']['header'], string>> = {
  rail: 'src/app/layout/rail/RailFrame.tsx',
  mega: 'src/app/layout/mega/MegaFrame.tsx',
  centered: 'src/app/layout/centered/CenteredFrame.tsx',
}

/** Chunks, by source file or by the name that scripts/chunks.ts gives. */
export interface FirstChunks {
  /** What answers a press, in the header or in the form of the sign-in. */
  readonly early: readonly string[]
  /** What the page is made of beyond that. */
  readonly page: readonly string[]
}

/**
 * Chunks to load with a page: what every page needs, and home or the sign-in. Where a session is required most first
 * visits of home end at the sign-in, so that is what is loaded: a member who comes back to home waits for its chunk.
 */
export function firstChunks(
  pathname: string,
  { layout, access, slots }: Brand,
  language: string,
  isDrawn: boolean,
): FirstChunks {
  const isOpen = !access.loginRequired || isOpenToVisitors(pathname)
  const isSignIn = pathname === '/login' || !isOpen
  return {
    early: [
      localeKey(language),
      ...(isDrawn ? [takeOverKey] : []),
      frames[layout.header],
      // the platform's answers are checked before a dialog is drawn with them
      'checks',
      ...(isSignIn ? [loginKey] : []),
    ],
    page: !isSignIn && isHome(pathname) ? homeChunks(slots, language) : [],
  }
}

function homeChunks(slots: Brand['slots'], language: string): readonly string[] {
  const { order = [], hide = [] } = slots['home.section'] ?? {}
  const shown = order.filter((id) => !hide.includes(id)).slice(0, seenSections)
  // it has no height of its own, so it comes with home, but not in every brand
  const board = hide.includes('winners') ? [] : ['winners']
  return ['home', ...board, ...shown.flatMap((id) => chunksOfPart(sectionParts, id, language))]
}

/** Of one that has none of its own, nothing. */
export function chunksOfPart(parts: Readonly<Record<string, Parts>>, id: string, language: string): readonly string[] {
  const { files = [], messages = [] } = (Object.hasOwn(parts, id) ? parts[id] : undefined) ?? {}
  return [...files, ...messages.map((folder) => `src/${folder}/messages/${language}.json`)]
}

/**
 * What the dialogs are made of that a visitor's first press is likely to open, by the name that their buttons carry
 * (`data-opens`): a press that comes before the app has them fetched beside it.
 */
export const dialogChunks: Readonly<Record<string, readonly string[]>> = {
  loginPopupModal: [handOverKey, 'signIn', 'src/features/auth/LoginDialog.tsx'],
  registerModal: [handOverKey, 'src/features/auth/register/RegisterDialog.tsx', 'platform-form', 'rjsf'],
  // is not drawn: the login stays until it is there
  forgetPassModal: ['ForgotDialog', 'ForgotByPhone', 'ForgotByEmail'].map(
    (part) => `src/features/auth/forgot/${part}.tsx`,
  ),
  searchModal: [handOverKey, 'src/features/search/SearchModal.tsx'],
  menu: [handOverKey, 'src/app/layout/MenuDrawer.tsx'],
}
