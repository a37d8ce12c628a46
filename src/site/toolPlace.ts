import { createContext } from 'react'

/** Where a tool of the header is drawn: a small button in the bar, or a line of its own in the drawer. */
export type ToolPlace = 'bar' | 'drawer'

export const ToolPlaceContext = createContext<ToolPlace>('bar')
