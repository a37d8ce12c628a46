import * as z from 'zod/mini'

const releaseHealth = z.object({
  brand: z.string(),
  release: z.string(),
  answers: z.number(),
  /** Those with a status of 500 or more, but for 503, which is sent on purpose. */
  failures: z.number(),
  /** The edge cannot show it, now or later. */
  isRefused: z.optional(z.literal(true)),
})

/** That of one second. Edges of another version may tell more, or less of what is optional. */
const edgeReport = z.object({
  /** Which edge; another name each time that it starts. */
  edge: z.string(),
  /** Releases that were shown or refused in that second; none where nobody came. */
  releases: z.array(releaseHealth),
  /** It is told to end, and says nothing from now on. */
  isLeaving: z.optional(z.literal(true)),
})

/** How a release fared on an edge. */
export type ReleaseHealth = Readonly<z.infer<typeof releaseHealth>>

/** What an edge tells while somebody listens, once a second: that it is there, and how its releases fared. */
export type EdgeReport = Readonly<Omit<z.infer<typeof edgeReport>, 'releases'>> & {
  readonly releases: readonly ReleaseHealth[]
}

/** Undefined where it is none: anybody may send something. */
export function readEdgeReport(text: string): EdgeReport | undefined {
  try {
    const read = edgeReport.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
