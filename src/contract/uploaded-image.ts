// Generated from schemas/uploaded-image.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Value of MCSFE_uploadImage: a picture that the platform keeps for the member who sent it. Calls that take a proof name it by its id. The body is the picture itself, png or jpg of at most 5 MB, with its Content-Type. Refused with field.invalid and file: type, size or broken. */
export const uploadedImageSchema = z.object({ "fileId": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_-]{16,64}$", 'u'))), "type": z.enum(["image/png", "image/jpeg"]), "bytes": z.number().check(integer, z.gte(1)) })
export type UploadedImage = z.infer<typeof uploadedImageSchema>
