import type { AnswerKind } from './observer'
import { isPlatformPath } from './platformPath'

/** What is asked for, by its address alone. */
export function kindAt(pathname: string): AnswerKind {
  if (isPlatformPath(pathname)) return 'platform'
  if (isFile(pathname)) return 'file'
  return isPage(pathname) ? 'page' : 'other'
}

/** The app knows its addresses, unknown ones too; names of files are not among them but one old link (spec §2). */
export function isPage(pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return pathname === '/register.html' || !last.includes('.')
}

export const isFile = (pathname: string): boolean => /^\/(assets|brand|app-icon)\//.test(pathname)
