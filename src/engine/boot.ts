import type { OwnPage } from '../contract/own-page'
import type { ThemeFile } from '../contract/theme'
import type { Brand } from './brand'

/** For the inspector alone. */
export interface Inspection {
  /** The file that decided each value, by dotted path. */
  readonly sources: Readonly<Record<string, string>>
  /** With its defaults filled in. */
  readonly theme: ThemeFile
  /** Where the server takes texts of this page and writes them into the brand's folder. */
  readonly writeToken?: string
}

/** What the edge inlines as JSON in `<script id="marquee-boot" type="application/json">`. Public data only. */
export interface BootData {
  readonly brand: Brand
  /** URL prefix of this brand's own files on its own host, e.g. `/brand/9f3a1c/`. */
  readonly assetBase: string
  /** Languages for which the brand overrides texts, at `<assetBase>locales/<tag>.json`. */
  readonly localeOverrides: readonly string[]
  /** Pages of the brand's own at /pages/<name>, in the order of their files, with their titles by language. */
  readonly ownPages?: readonly { readonly name: string; readonly titles: Readonly<Record<string, string>> }[]
  /** The text of the page of the brand's own that stands at the address, where the edge has drawn it. */
  readonly ownPage?: OwnPage & { readonly name: string; readonly language: string }
  /** The site is closed for maintenance, as far as the edge has heard; times in epoch milliseconds. */
  readonly closed?: { readonly start?: number; readonly end?: number }
  /** The inspector may be loaded (the edge allows it). */
  readonly inspector: boolean
  readonly inspection?: Inspection
  /**
   * Answers of public calls that the edge already had: call id → envelope value as received. Visitors see the
   * same bytes as from the call itself. The edge has checked them by the calls' schemas. Absent calls are made.
   */
  readonly answers: Readonly<Record<string, unknown>>
  /** BCP 47: what their texts are in. Absent: the brand's own language. */
  readonly answersLanguage?: string
  /** How long ago the oldest of them came, in milliseconds: an old answer must not count as fresh. */
  readonly answersAge: number
  /**
   * Origins of other addresses of the brand that the platform lists: this page may measure and offer them. Absent: the
   * edge had no list.
   */
  readonly routes?: readonly string[]
  /** What the clock of the server showed, epoch milliseconds. */
  readonly time: number
  /** The same when the edge drew the page; absent where it did not, and while it does. */
  readonly drawnAt?: number
}

export const bootElementId = 'marquee-boot'
