import { imageSize, mostPixels } from '../../lib/imageSize'
import { type ImageType, imageType, largestImage } from '../../lib/imageType'

export type ImageProblem = 'empty' | 'size' | 'type' | 'pixels' | 'broken'

/** An image that may be sent, and its picture for a preview. */
export interface ReadImage {
  readonly image: Blob
  readonly picture: ImageBitmap
}

/** Longest side of what is sent, in pixels: enough to read a screenshot by. */
const sentSize = 2_000
/** Longest side of a preview in device pixels. */
const previewSize = 640

/**
 * A chosen file as an image to send: PNG or JPEG by its bytes, at most 5 MB, readable to its end (spec §5, §9). It is
 * drawn anew, upright and not larger than needed: where and by whom it was taken stays on the device, and so does its name.
 */
export async function readImage(file: Blob): Promise<ReadImage | { readonly problem: ImageProblem }> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > largestImage) return { problem: 'size' }
  try {
    // a file that was moved, or whose cloud cannot be reached, fails here
    const bytes = new Uint8Array(await file.arrayBuffer())
    const checked = checkImage(bytes)
    if ('problem' in checked) return checked
    const { type } = checked
    const whole = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
    const sent = await scaled(whole, sentSize).finally(() => whole.close())
    try {
      return { image: await drawn(sent, type), picture: await scaled(sent, previewSize) }
    } finally {
      sent.close()
    }
  } catch {
    return { problem: 'broken' }
  }
}

/** Its kind by its bytes, or why it is not sent; nothing is decoded for it. */
export function checkImage(bytes: Uint8Array): { readonly type: ImageType } | { readonly problem: ImageProblem } {
  const type = imageType(bytes)
  if (type === undefined) return { problem: 'type' }
  const size = imageSize(bytes)
  if (size === undefined) return { problem: 'broken' }
  return size.width * size.height > mostPixels ? { problem: 'pixels' } : { type }
}

/** A copy whose longest side is so long; images are never made larger. */
function scaled(picture: ImageBitmap, longest: number): Promise<ImageBitmap> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return createImageBitmap(picture, {
    resizeWidth: side(picture.width),
    resizeHeight: side(picture.height),
    resizeQuality: 'high',
  })
}

const quality = 0.86

/** As a file of its kind, without anything but its pixels; a PNG that would be too large becomes a JPEG. */
async function drawn(picture: ImageBitmap, type: ImageType): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw the image on')
  context.drawImage(picture, 0, 0)
  const image = await fileOf(canvas, type)
  return image.size > largestImage ? fileOf(canvas, 'image/jpeg') : image
}

const fileOf = (canvas: HTMLCanvasElement, type: ImageType): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the image cannot be written'))), type, quality)
  })
