import type { Brand, BrandSecrets } from '../../engine/brand'
import type { FontFigures } from '../../theme/fontFaces'
import type { ResolvedTheme } from '../../theme/resolve'

/** Overrides of texts in one language: message key → text. */
export type Texts = Readonly<Record<string, string>>

/** A page of the brand's own in one language. */
export interface PageText {
  readonly title: string
  /** What stands below the title. */
  readonly markdown: string
  /** Line of the file that the text begins on, from 1. */
  readonly line: number
  /** File as its author knows it, e.g. `brands/jade/pages/terms.en.md`. */
  readonly file: string
}

/** Last part of the address → language → text. */
export type Pages = ReadonlyMap<string, ReadonlyMap<string, PageText>>

/** A brand that may be served: every value filled in, every check passed. */
export interface LoadedBrand {
  readonly id: string
  readonly brand: Brand
  readonly secrets: BrandSecrets
  /** Dotted path → the file (or the environment) that decided the value; the rest are product defaults. */
  readonly sources: Readonly<Record<string, string>>
  readonly theme: ResolvedTheme
  /** Language → overrides, its own over its base brands'. */
  readonly texts: ReadonlyMap<string, Texts>
  /** The texts of each folder, of the first base first and its own last, with how errors name the folder. */
  readonly textLayers: readonly { readonly folder: string; readonly texts: ReadonlyMap<string, Texts> }[]
  /** Pages of its own, at /pages/<name>. */
  readonly pages: Pages
  /** Hosts that it answers on; of its domains, those that no other brand has. */
  readonly hosts: readonly string[]
  readonly files: BrandFiles
}

/** A brand's own files, and those of the brands that it extends. */
export interface BrandFiles {
  /** Changes with the content of anything the brand is served from; read on first use, then kept. */
  readonly version: () => Promise<string>
  /** The version, or one of the few before it: pages that are open while a folder changes go on working. */
  readonly knows: (version: string) => Promise<boolean>
  /** By path inside assets/. Nothing for a path that is not one of the brand's files; throws `FileAway`. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Figures of the theme's font files by path; files whose figures cannot be read are left out. */
  readonly fontFigures: () => Promise<FontFigures>
}
