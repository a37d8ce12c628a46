/** One answer of a platform, as `npm run stories:record` kept it. */
export interface RecordedAnswer {
  /** Method and path: `GET /wps/member/info`. */
  readonly ask: string
  /** Account that was signed in; absent: anybody gets it. */
  readonly account?: string
  /** Platform code of the language; absent: English, and every language in which the platform says the same. */
  readonly language?: string
  /** Members of the query that it belongs to. */
  readonly query?: Readonly<Record<string, string>>
  /** Given only to stories that name it. */
  readonly moment?: string
  readonly answer: RecordedEnvelope
}

export interface RecordedEnvelope {
  readonly success: boolean
  readonly value?: unknown
  readonly message?: string
}
