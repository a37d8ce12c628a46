import { imageType, imageTypeBytes, largestImage } from '../../lib/imageType'

export type ImageProblem = 'size' | 'type' | 'broken'

/** An image that may be sent, and its picture for a preview. */
export interface ReadImage {
  readonly image: Blob
  readonly picture: ImageBitmap
}

/** Longest side of a preview in device pixels. */
const previewSize = 640

/**
 * A chosen file as an image to send: PNG or JPEG by its bytes, at most 5 MB, readable to its end (spec §5, §9). Its name
 * is not sent.
 */
export async function readImage(file: Blob): Promise<ReadImage | { readonly problem: ImageProblem }> {
  if (file.size > largestImage) return { problem: 'size' }
  const type = imageType(new Uint8Array(await file.slice(0, imageTypeBytes).arrayBuffer()))
  if (type === undefined) return { problem: 'type' }
  const image = new Blob([file], { type })
  try {
    const whole = await createImageBitmap(image)
    const scale = Math.min(1, previewSize / Math.max(whole.width, whole.height))
    const scaled = (side: number) => Math.max(1, Math.round(side * scale))
    const size = { resizeWidth: scaled(whole.width), resizeHeight: scaled(whole.height) }
    const picture = await createImageBitmap(whole, { ...size, resizeQuality: 'medium' })
    whole.close()
    return { image, picture }
  } catch {
    return { problem: 'broken' }
  }
}
