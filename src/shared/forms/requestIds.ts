export interface RequestIds {
  /** @param subject tells requests apart that one place has open at the same time */
  readonly of: (content: object, subject?: string) => string
  readonly answered: (subject?: string) => void
}

/**
 * Request ids of what was sent and not answered, one for each subject: the same content goes out again under the same id,
 * so that the platform does nothing twice. Other content about the same subject is another request; who then asks for the
 * first once more means it anew.
 */
export function requestIds(newId: () => string): RequestIds {
  const sent = new Map<string, { readonly content: string; readonly id: string }>()
  return {
    of(wish, subject = '') {
      const content = JSON.stringify(wish)
      const known = sent.get(subject)
      if (known?.content === content) return known.id
      const id = newId()
      sent.set(subject, { content, id })
      return id
    },
    answered(subject = '') {
      sent.delete(subject)
    },
  }
}
