import { type RefObject, useEffect } from 'react'

/** Keeps the loaded pictures of a grid: `load` does not bubble, so it is caught on the way down. */
export function useKeptPictures(
  box: RefObject<HTMLElement | null>,
  keep: (address: string, picture: HTMLImageElement) => void,
): void {
  useEffect(() => {
    const element = box.current
    const onLoad = ({ target }: Event) => {
      const address = target instanceof HTMLImageElement ? target.getAttribute('src') : null
      if (target instanceof HTMLImageElement && address !== null) keep(address, target)
    }
    element?.addEventListener('load', onLoad, true)
    return () => element?.removeEventListener('load', onLoad, true)
  }, [box, keep])
}
