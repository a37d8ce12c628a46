export type ImageType = 'image/png' | 'image/jpeg'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/** Bytes of the largest image that may be uploaded (spec §9). */
export const largestImage = 5 * 1024 * 1024

/** What an image is by its first bytes, whatever its name says; undefined: neither PNG nor JPEG. */
export function imageType(start: Uint8Array): ImageType | undefined {
  const begins = (signature: readonly number[]) => signature.every((byte, place) => start[place] === byte)
  if (begins(png)) return 'image/png'
  return begins(jpeg) ? 'image/jpeg' : undefined
}
