import type { BootData } from './boot'

/** The template of the shell, for a view that is another visitor's. */
export const shellTemplateId = 'marquee-shell'
/** That of a dialog has the name that its buttons carry (`data-opens`) behind it. */
export const dialogTemplateId = 'marquee-early-'

/** What the edge knows of a visitor before the browser does anything: what they chose, and nothing about who they are. */
export interface FirstViewInput {
  /** As the page has it. */
  readonly boot: BootData
  /** BCP 47. */
  readonly language: string
  readonly themeChoice: 'light' | 'dark' | 'system' | undefined
  readonly pathname: string
  /** Of what stands in the query, what the page is drawn by. */
  readonly search: string
  /** The brand's own texts in the language. */
  readonly texts: Readonly<Record<string, string>>
}

export interface FirstView {
  /** What stands in #root. */
  readonly html: string
  /** Templates of the dialogs that its buttons open, for a press that comes before the app. */
  readonly dialogs: string
  /** The style element with the rules of the classes in it; the page gives it its nonce. */
  readonly styles: string
  /** Source of the script that stands behind it. */
  readonly script: string
  /** When it was drawn, by the clock of the server: epoch milliseconds. */
  readonly drawnAt: number
}

/** Draws what a page shows first, as the app would in the browser. Rejects where a component throws. */
export type DrawFirstView = (input: FirstViewInput) => Promise<FirstView>

const busyName = 'TooManyViews'

/** Too many views wait to be drawn: nothing is said of this one. */
export const tooManyViews = (): Error => Object.assign(new Error('too many views wait to be drawn'), { name: busyName })
/** By name: in development the two sides have modules of their own. */
export const isTooMany = (error: unknown): boolean => error instanceof Error && error.name === busyName
