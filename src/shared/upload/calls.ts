import { type UploadedImage, uploadedImageSchema } from '../../contract/uploaded-image'
import type { NamedCall } from '../../platform/calls'

/** Takes a Blob of an image. What it is a proof of is said by the call that names its id. */
export const uploadImage: NamedCall<UploadedImage> = {
  id: 'uploadImage',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadImage',
  moduleId: 'COMM3',
  token: true,
  value: uploadedImageSchema,
}
