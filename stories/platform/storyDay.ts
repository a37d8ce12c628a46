const RealDate = Date

/** Lets the clock of the page go on from a moment, so that recorded times stay what they were. Gives what puts it back. */
export function playOn(at: number): () => void {
  const offset = at - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], self) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + offset] : values, self) as Date,
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, name, self) =>
      name === 'now' ? () => target.now() + offset : (Reflect.get(target, name, self) as unknown),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
