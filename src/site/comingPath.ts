import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

/** The path that the visitor has gone to, a painted frame before its page is drawn (app/SiteRouter.tsx). */
export const ComingPathContext = createContext<string | undefined>(undefined)

/** For links that mark where one is: a press on one is answered by its mark, whatever its page costs to draw. */
export function useMarkedPath(): string {
  const { pathname } = useLocation()
  return useContext(ComingPathContext) ?? pathname
}
