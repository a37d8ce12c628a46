/** A number for each object, the same for the same one: what is made from objects is kept by their numbers. */
export function numberObjects(): (object: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (object) => {
    const number = numbers.get(object) ?? ++last
    numbers.set(object, number)
    return number
  }
}
