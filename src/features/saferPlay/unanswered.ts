/**
 * Request ids of what was sent and not answered, one for each subject: asked for again it goes out under the same id.
 * Another wish about the same replaces it. Who then asks for the first one once more means it anew.
 */
export function unansweredWishes(newId: () => string) {
  const sent = new Map<string, { readonly wish: string; readonly id: string }>()
  return {
    idOf(subject: string, wish: string): string {
      const known = sent.get(subject)
      if (known?.wish === wish) return known.id
      const id = newId()
      sent.set(subject, { wish, id })
      return id
    },
    answered: (subject: string): void => {
      sent.delete(subject)
    },
  }
}
