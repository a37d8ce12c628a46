import { createRequire } from 'node:module'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'

/** Quality of WebP that shows no blocks in flat colours and soft light. */
const quality = 80

const require = createRequire(import.meta.url)
const font = (file: string) => require.resolve(`@expo-google-fonts/${file}`)

/** The lettering's faces, by the names that `art/lettering.ts` and the monograms use; nothing depends on the machine's fonts. */
const fontFiles = [
  font('archivo-black/400Regular/ArchivoBlack_400Regular.ttf'),
  font('anton/400Regular/Anton_400Regular.ttf'),
  font('cinzel/900Black/Cinzel_900Black.ttf'),
  font('lilita-one/400Regular/LilitaOne_400Regular.ttf'),
  font('playfair-display/900Black/PlayfairDisplay_900Black.ttf'),
]

const { version: resvgVersion } = require('@resvg/resvg-js/package.json') as { readonly version: string }
/** What decides how a drawing comes out, besides the drawing and the width. */
export const rasteriser = JSON.stringify([
  resvgVersion,
  sharp.versions,
  quality,
  fontFiles.map((file) => path.basename(file)),
])

/**
 * A drawing as WebP of so many pixels in width, as a platform's image CDN serves its games: phones decode it beside
 * the page's own work, where they draw SVG in the middle of it.
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Archivo Black' },
  })
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
  return new Uint8Array(await sharp(drawn.pixels, { raw }).webp({ quality }).toBuffer())
}
