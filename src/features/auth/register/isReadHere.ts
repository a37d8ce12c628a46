import { ownPageAt } from '../../../shared/ownPages/ownPageAt'
import { articleAt } from './articleAt'

/** Whether what an address leads to can be read over the form. */
export const isReadHere = (href: string): boolean => articleAt(href) !== undefined || ownPageAt(href) !== undefined
