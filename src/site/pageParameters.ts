import { createContext, useContext } from 'react'

/** What the path of a page names: `id` of /notices/:id. */
export type PageParameters = Readonly<Record<string, string | undefined>>

export const PageParametersContext = createContext<PageParameters>({})

export const usePageParameters = (): PageParameters => useContext(PageParametersContext)
