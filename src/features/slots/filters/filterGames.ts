import type { Catalogue } from '../../../shared/catalogue/Catalogue'
import { passing as passingFilters } from '../../../shared/catalogue/passing'
import { type HallQuery, lineRanges } from './hallQuery'

type Filters = Pick<HallQuery, 'vendors' | 'types' | 'lines' | 'bet' | 'features'>

/** What a game must be for the hall's filters; undefined where none is on. */
export const passing = (catalogue: Catalogue, { lines, ...filters }: Filters) =>
  passingFilters(catalogue, { ...filters, lines: lines && lineRanges[lines] })
