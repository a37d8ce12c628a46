import type { LoadedBrand } from './loadedBrand'
import type { BrandRegistry } from './registry'

/** Who asks for what: all that decides which brand answers, and in which release. */
export interface Ask {
  /** Host and port. */
  readonly host: string
  readonly url: URL
  /** The Cookie header. */
  readonly cookies: string
  readonly secure: boolean
}

/** An answer, for those who compare a release with the one before. */
export interface ReleaseAnswer {
  /** As pages have it: the version of the brand's files. */
  readonly release: string
  readonly isFailure: boolean
}

/** What an edge answers with. */
export type Found =
  | {
      readonly type: 'brand'
      readonly loaded: LoadedBrand
      /** Set with a page. */
      readonly cookie?: string
      /** Shown to whoever has a link to it: nobody keeps its pages, no search engine lists them. */
      readonly isPreview?: boolean
      /**
       * Is told the status of the answer, and whether a page was asked for, or what a page asks for. Says what that tells of
       * a release; undefined where nobody knows of which.
       */
      readonly onAnswer?: (status: number, isPage: boolean) => ReleaseAnswer | undefined
    }
  /** A link to a preview, taken up: the cookie holds it from here on. */
  | { readonly type: 'enter'; readonly cookie: string }
  /** A link to a preview that is forged or has ended. */
  | { readonly type: 'refused' }
  /** A brand answers here, but it cannot be had now; which one, where that is known. */
  | { readonly type: 'away'; readonly brand?: string }

export type FoundBrand = Extract<Found, { readonly type: 'brand' }>

/** Where an edge has its brands from: folders of this machine, or the releases of a store. */
export interface BrandSource {
  /** Undefined where no brand answers on the host. */
  readonly find: (ask: Ask) => Found | undefined | Promise<Found | undefined>
}

export const folderSource = (brands: Pick<BrandRegistry, 'find'>): BrandSource => ({
  find: ({ host }) => {
    const loaded = brands.find(host)
    return loaded && { type: 'brand', loaded }
  },
})
