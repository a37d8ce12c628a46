/** Of the languages that a text is written in, the one to show: the reader's, else the brand's own, else the first there is. */
export const chooseText = (tags: readonly string[], wanted: string, own: string): string | undefined =>
  [wanted, own].find((tag) => tags.includes(tag)) ?? tags[0]
