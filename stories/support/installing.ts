/** The browser offers to install the site. Gives what ends that. */
export function offerInstall(): () => void {
  const offer = { prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome: 'dismissed' }) }
  Reflect.set(globalThis, 'marqueeInstall', offer)
  return () => void Reflect.deleteProperty(globalThis, 'marqueeInstall')
}

/** The visitor holds another device than the one that draws the story. */
export const asDevice = (userAgent: string) => (): (() => void) => {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'userAgent')
}
