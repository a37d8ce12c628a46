import * as z from 'zod/mini'

const recordSchema = z.readonly(
  z.object({
    release: z.string(),
    brand: z.string(),
    by: z.string(),
    at: z.number(),
    note: z.optional(z.string()),
    /** When it was published last, where that was not the first time. */
    again: z.optional(z.number()),
    /** Hosts that the brand's file named. */
    hosts: z.readonly(z.array(z.string())),
    /** Ids of the folders that it is made of, the brand's own last. */
    folders: z.readonly(z.array(z.string())),
    platform: z.string(),
    languages: z.readonly(z.array(z.string())),
  }),
)

/** What was said of a release when it was published. */
export type ReleaseRecord = z.infer<typeof recordSchema>

/** Undefined where it is none. What another version of the product added is left out. */
export function readRecord(text: string): ReleaseRecord | undefined {
  try {
    const read = recordSchema.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The text of a record whose release is published once more; what this version does not know of it stays. */
export function recordedAgain(text: string, { hosts, at }: ReleaseRecord): string | undefined {
  const first = readRecord(text)
  if (!first) return undefined
  const all = JSON.parse(text) as object
  return JSON.stringify({ ...all, hosts, again: at })
}
