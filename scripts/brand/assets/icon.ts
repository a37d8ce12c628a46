import path from 'node:path'
import { NotDrawnNow } from '../../../src/server/edge/drawIcon'
import { createNodeIcons } from '../../../src/server/edge/nodeIcons'
import { readPicture } from '../../../src/server/brands/assets/picture'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { deriveTheme } from '../../../src/theme/derive'
import type { Made } from './pictures'

/** Pixels; the edge makes all smaller ones from it: tab, home screen, installed site. */
const size = 512

/**
 * The icon of a brand that has none: its logo in the middle of a square of the page's colour, as the edge draws icons.
 * Undefined where the logo cannot be drawn.
 */
export async function makeIcon(
  { brand, theme }: ResolvedFolder,
  read: (file: string) => Buffer | undefined,
  root: string,
): Promise<Made | undefined> {
  const mode = brand.theme.default
  const { logo, logoDark, icon } = brand.assets
  const file = mode === 'dark' ? (logoDark ?? logo) : logo
  const bytes = file === undefined ? undefined : read(file)
  if (icon !== undefined || file === undefined || !bytes) return undefined
  const tokens = deriveTheme(theme)[mode]
  const colours = { page: tokens['--page'] ?? '#ffffff', accent: tokens['--accent'] ?? '#000000' }
  const picture = { bytes, isSvg: readPicture(bytes)?.kind === 'svg' }
  const drawn = await createNodeIcons({ program: path.join(root, 'src/server/edge/drawSvg.mjs') })
    .icon({ size, ground: true, picture, colours })
    .catch((error: unknown) => {
      if (error instanceof NotDrawnNow) return undefined
      throw error
    })
  if (!drawn) return undefined
  return { name: 'icon.png', bytes: Buffer.from(drawn), from: file, fromBytes: bytes.length, names: ['assets', 'icon'] }
}
