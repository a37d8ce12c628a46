/** Texts that many games share, each kept once and named by a number. */
export class Names {
  private readonly ids = new Map<string, number>()
  private readonly texts: string[] = []

  idOf(text: string): number {
    const known = this.ids.get(text)
    if (known !== undefined) return known
    const id = this.texts.length
    this.ids.set(text, id)
    this.texts.push(text)
    return id
  }

  /** Undefined where no game has it. */
  find(text: string): number | undefined {
    return this.ids.get(text)
  }

  textOf(id: number): string {
    return this.texts[id] ?? ''
  }

  get all(): readonly string[] {
    return this.texts
  }
}
