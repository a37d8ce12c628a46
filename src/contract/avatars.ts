// Generated from schemas/avatars.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Pictures that a member may choose from (MCSFE_getPlayerAvatar). */
export const avatarsSchema = z.array(z.object({ "id": z.string().check(z.minLength(1)), "url": z.string().check(z.minLength(1)) }))
export type Avatars = z.infer<typeof avatarsSchema>
