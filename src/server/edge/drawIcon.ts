import type { AppIcon } from './appAddresses'

export interface IconWish extends Pick<AppIcon, 'size' | 'ground'> {
  /** The brand's icon; absent: a tile in its colours. */
  readonly picture: { readonly bytes: Uint8Array; readonly isSvg: boolean } | undefined
  readonly colours: { readonly page: string; readonly accent: string }
}

export interface SharePictureWish {
  readonly width: number
  readonly height: number
  /** Beside the logo; absent: a wash of the brand's colours. */
  readonly hero: IconWish['picture']
  /** The logo for the ground of the page's colour, or the icon; absent: a tile in the brand's colours. */
  readonly mark: IconWish['picture']
  readonly colours: IconWish['colours']
}

/** It took too long, or the process that draws ended: it may be drawn another time, and is not tried before. */
export class NotDrawnNow extends Error {
  override readonly name = 'NotDrawnNow'
}

/** Draws one icon as PNG. Undefined where the brand's picture cannot be drawn; rejects where it may be another time. */
export type DrawIcon = (wish: IconWish) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Draws what stands beside a link to the site as PNG; undefined and rejections as with icons. */
export type DrawSharePicture = (wish: SharePictureWish) => Promise<Uint8Array<ArrayBuffer> | undefined>

export interface DrawPictures {
  readonly icon: DrawIcon
  readonly share: DrawSharePicture
}
