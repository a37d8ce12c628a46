/** Texts of one language for the inspector: GET <path>/<tag>, and POST <path> where the server may write them. */
export const inspectorTextsPath = '/edge/inspector/texts'
/** Holds the token that the server gave to the page. */
export const inspectorTokenHeader = 'X-Inspector-Token'

export interface InspectorTexts {
  /** Message key → text as the product has it; nothing where it does not speak the language. */
  readonly product: Readonly<Record<string, string>>
  /** What the brand or one of its bases says differently, and the file that decided it. */
  readonly own: Readonly<Record<string, { readonly text: string; readonly file: string }>>
}

export interface TextsToWrite {
  readonly language: string
  /** Message key → what players are to read. */
  readonly texts: Readonly<Record<string, string>>
}

export interface WrittenTexts {
  readonly file: string
}

export interface RefusedTexts {
  /** In English, as `brand check` says it; `key` where one text is meant. */
  readonly errors: readonly { readonly key?: string; readonly message: string }[]
}
