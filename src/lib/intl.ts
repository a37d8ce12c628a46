/**
 * Intl's formatters, one for each language and its options: to make one takes longer than hundreds of uses, and a table
 * asks for the same one in every row.
 */
const kept = <Options extends object, Format>(make: (language: string, options: Options) => Format) => {
  const formats = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const known = formats.get(key)
    if (known !== undefined) return known
    const made = make(language, options)
    formats.set(key, made)
    return made
  }
}

/**
 * One kind of digits on a page: those that are typed, and that platforms and games write. Browsers differ in what they
 * take for Arabic.
 */
const digits = { numberingSystem: 'latn' } as const

const numbers = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, { ...digits, ...options }),
)
const times = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...digits, ...options }),
)

const languages = kept((language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options))

/** A language by its name in another. Both are BCP 47. */
export const languageName = (of: string, language: string): string =>
  languages(language, { type: 'language' }).of(of) ?? of

/** @param language BCP 47 */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(language, options)

/** In the visitor's time zone, unless the options name another. @param language BCP 47 */
export const timeFormat = (language: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  times(language, options)
