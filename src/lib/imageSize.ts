import { imageType } from './imageType'

/** Pixels that an image may unpack to: more than any phone's camera makes; a browser may run out of memory over more. */
export const mostPixels = 120_000_000

interface Size {
  readonly width: number
  readonly height: number
}

/** Width and height by the bytes of a PNG or JPEG, without reading its pixels; undefined: they do not say. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (imageType(bytes) === 'image/png')
    return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }
  return imageType(bytes) === 'image/jpeg' ? jpegSize(view) : undefined
}

/** Markers that begin a frame: all of C0 to CF but tables (C4), an extension (C8) and arithmetic coding (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): Size | undefined {
  let place = 2
  while (place + 9 <= view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1)
    if (isFrame(marker)) return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) }
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2)
  }
  return undefined
}
