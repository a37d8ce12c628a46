import type { Context } from 'hono'
import type { DrawFirstView } from '../../engine/firstView'
import type { BrandSource } from '../brands/brandSource'
import type { DrawnBefore } from './appIcon'
import type { AssetReader, Compressor } from './assetReader'
import type { BootAnswerOptions } from './bootAnswers'
import type { DrawPictures } from './drawIcon'
import type { FirstViewsOptions } from './firstViews'
import type { Hold } from './hold'
import type { InspectorTextsOptions } from './inspectorTexts'
import type { PageTags } from './manifest'
import type { Observer } from './observer'
import type { PlatformLimits } from './platformCalls'
import type { BodyLimits } from './readBody'
import type { VisitorRates } from './visitorLimits'

export interface EdgeOptions {
  readonly brands: BrandSource
  readonly assets: AssetReader
  /** Tags that start the app, given the source files whose chunks are wanted with the page. */
  readonly tags: (wanted: readonly string[]) => PageTags
  /** Origin of the platform that comes with the product. */
  readonly sandboxUrl?: string | undefined
  /** Host that the sandbox's demo games answer at. */
  readonly playHost?: string | undefined
  readonly compressor?: Compressor
  readonly fetch?: typeof fetch
  /** Draws icons and the picture beside links; without it sites have the brand's own drawing alone. */
  readonly draw?: DrawPictures
  /** Pictures that `draw` has drawn before, where it cannot be had. */
  readonly drawnBefore?: DrawnBefore
  /** Draws first views; without it browsers draw them. */
  readonly drawFirstView?: DrawFirstView | undefined
  /** How many brands' answers are kept at once. */
  readonly answersKept?: Pick<BootAnswerOptions, 'setsKept' | 'brandsKept'>
  /** How many of them are kept, and in how many bytes. */
  readonly viewsKept?: Pick<FirstViewsOptions, 'most' | 'mostBytes'>
  readonly hold?: Hold
  /** Compares a password with a digest of a brand file. */
  readonly verifyPassword: (password: string, digest: string) => Promise<boolean>
  /** Address of the connection that a request came by. */
  readonly clientAddress?: (context: Context) => string | undefined
  /** Whether a proxy of the operator's, whose word about visitors is taken, has this address. */
  readonly trusts?: (address: string) => boolean
  /** Visitors come over TLS, all of them, or those whose request's address says so. */
  readonly tls?: boolean | 'by address'
  readonly dev?: boolean
  /** Why visitors should be sent elsewhere, such as "draining"; undefined where they are welcome. */
  readonly unready?: () => string | undefined
  /** What an operator should look at, though visitors are welcome. */
  readonly remark?: () => string | undefined
  readonly inspector?: boolean
  /** Texts for the inspector, where there is one. */
  readonly inspectorTexts?: InspectorTextsOptions
  readonly limits?: Partial<PlatformLimits>
  /** How often one visitor may ask; as often as they like where it is absent. */
  readonly visitors?: VisitorRates
  /** Whether an address is of the deployment's own network. */
  readonly isInner?: (address: string) => boolean
  readonly bodies?: BodyLimits
  readonly log?: (line: string) => void
  /** Told of each request; off where it is absent. Never a query or a header: they may hold tokens. */
  readonly accessLog?: (answered: AnsweredRequest) => void
  readonly observer?: Observer | undefined
  /** Part of the visits whose pages are asked what they were like, from 0 to 1. */
  readonly figuresShare?: number
}

export interface AnsweredRequest {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly status: number
  /** Milliseconds. */
  readonly ms: number
  readonly requestId: string
}
