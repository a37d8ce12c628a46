import sharp from 'sharp'
import type { UploadedImage } from '../../../contract/uploaded-image'
import { mostPixels } from '../../../lib/imageSize'
import { imageType, largestImage } from '../../../lib/imageType'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { addUpload, isUploadingTooMuch } from '../store/uploads'

/** A proof that a member sends: PNG or JPEG by its bytes, of at most 5 MB, that can be read to its end (spec §9). */
export async function uploadImage({ platform, account, body }: MemberCall): Promise<Answer> {
  const { database, now } = platform
  if (!(body instanceof Uint8Array)) return refuseFields({ file: 'type' })
  const type = imageType(body)
  if (type === undefined) return refuseFields({ file: 'type' })
  if (body.byteLength > largestImage) return refuseFields({ file: 'size' })
  if (isUploadingTooMuch(database, account.id, now())) return refuse('too.many.requests')
  if (!(await isWhole(body))) return refuseFields({ file: 'broken' })
  const image = { accountId: account.id, type, content: body }
  // others may have come while it was read
  const fileId = database.transaction(() =>
    isUploadingTooMuch(database, account.id, now()) ? undefined : addUpload(database, image, now()),
  )
  if (fileId === undefined) return refuse('too.many.requests')
  const value: UploadedImage = { fileId, type, bytes: body.byteLength }
  return ok(value)
}

const isWhole = (image: Uint8Array): Promise<boolean> =>
  sharp(image, { failOn: 'truncated', limitInputPixels: mostPixels })
    .stats()
    .then(
      () => true,
      () => false,
    )
