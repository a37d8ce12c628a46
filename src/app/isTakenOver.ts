/** React keeps the properties of an element that it has taken over in a field of it; it has no other way to say so. */
export const isTakenOver = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps'))
