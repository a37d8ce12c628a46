import type { AppIcon } from './appAddresses'

export interface IconWish extends Pick<AppIcon, 'size' | 'ground'> {
  /** The brand's icon; absent: a tile in its colours. */
  readonly picture: { readonly bytes: Uint8Array; readonly isSvg: boolean } | undefined
  readonly colours: { readonly page: string; readonly accent: string }
}

/** Draws one icon as PNG. Undefined where the brand's picture cannot be drawn; rejects where it may be another time. */
export type DrawIcon = (wish: IconWish) => Promise<Uint8Array<ArrayBuffer> | undefined>
