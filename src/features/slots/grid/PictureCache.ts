/** Spec §9: pictures that are kept at hand. */
export const cacheSize = 200

/** The pictures that were shown last, so that scrolling back shows them at once. The one not seen longest leaves first. */
export class PictureCache {
  private readonly kept = new Map<string, unknown>()
  private readonly size: number

  constructor(size = cacheSize) {
    this.size = size
  }

  has(address: string): boolean {
    return this.kept.has(address)
  }

  /**
   * `picture` is held on to: what the browser decoded stays decoded. Of an address that is known the first one stays:
   * later ones may be elements that show something else by now.
   */
  keep(address: string, picture: unknown): void {
    const first = this.kept.get(address) ?? picture
    this.kept.delete(address)
    this.kept.set(address, first)
    if (this.kept.size <= this.size) return
    const [oldest] = this.kept.keys()
    if (oldest !== undefined) this.kept.delete(oldest)
  }
}

export const pictureCache = new PictureCache()
