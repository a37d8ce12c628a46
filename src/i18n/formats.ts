/** Times as the reader of a language expects them, by Intl. Money is drawn by ui/text/Money. */

/** `time` in epoch milliseconds. */
export const formatDate = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)

export const formatDateTime = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
