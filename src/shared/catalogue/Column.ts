type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** One property of every game as plain numbers: ten thousand of them take kilobytes. */
export class Column<T extends Numbers> {
  private numbers: T
  private readonly make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.make = make
    this.numbers = make(256)
  }

  at(game: number): number {
    return this.numbers[game] ?? 0
  }

  set(game: number, value: number): void {
    if (game >= this.numbers.length) {
      const grown = this.make(Math.max(game + 1, this.numbers.length * 2))
      grown.set(this.numbers)
      this.numbers = grown
    }
    this.numbers[game] = value
  }
}

export const bytes = () => new Column((length) => new Uint8Array(length))
export const shorts = () => new Column((length) => new Uint16Array(length))
export const integers = () => new Column((length) => new Uint32Array(length))
export const numbers = () => new Column((length) => new Float64Array(length))
