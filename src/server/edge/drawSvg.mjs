/**
 * A process of its own that draws SVG, one after the other, as it is told: what a drawing asks for may take for ever, and
 * nothing but the end of the process stops it. It says `{ ready }` when it has loaded; `{ id, svg, size, mostRatio,
 * lettering }` is answered by `{ id, png }`. No `png`: the SVG could not be drawn.
 */
import { renderAsync, Resvg } from '@resvg/resvg-js'

/**
 * Nothing depends on the machine's typefaces, and no file of the machine is read. Words of a drawing, whatever typeface they
 * ask for, are set in one that comes with the product: Latin letters; others are left out.
 */
async function draw({ svg, size, mostRatio, lettering }) {
  const font = { fontFiles: [lettering], defaultFontFamily: 'Archivo Black', loadSystemFonts: false }
  try {
    const { width, height } = new Resvg(svg, { font })
    if (Math.max(width, height) > mostRatio * Math.min(width, height)) return undefined
    // the other side follows and is the shorter one
    const mode = width < height ? 'height' : 'width'
    const drawn = await renderAsync(svg, { fitTo: { mode, value: size }, font })
    return drawn.asPng()
  } catch {
    return undefined
  }
}

process.on('message', async (wish) => process.send?.({ id: wish.id, png: await draw(wish) }))
// an orderly end would wait for the drawing that is under way
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.({ ready: true })
