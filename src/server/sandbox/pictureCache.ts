import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Draw = (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Keeps what was drawn in a folder, by a hash of the drawing, its width and `drawer`, which says what drew it. Another
 * drawing has another name, so nothing is ever out of date, and several platforms may share the folder. A folder that
 * cannot be written to costs time, not pictures.
 */
export function keepPictures(draw: Draw, dir: string, drawer: string): Draw {
  return async (svg, width) => {
    const name = createHash('sha256').update(`${drawer}\0${width}\0${svg}`).digest('base64url')
    const file = path.join(dir, `${name}.webp`)
    const known = await readFile(file).catch(() => undefined)
    if (known) return new Uint8Array(known)
    const drawn = await draw(svg, width)
    // whoever else reads sees all of it or nothing
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(dir, { recursive: true })
      .then(() => writeFile(unfinished, drawn))
      .then(() => rename(unfinished, file))
      .catch(() => undefined)
    return drawn
  }
}
