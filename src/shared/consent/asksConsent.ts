import type { Brand } from '../../engine/brand'

export const hasTags = ({ tags }: Pick<Brand, 'tags'>): boolean => Object.keys(tags).length > 0

/** Whether visitors are told what is stored, and asked where there is something to ask. */
export const asksConsent = (brand: Pick<Brand, 'tags' | 'jurisdiction'>): boolean =>
  hasTags(brand) || brand.jurisdiction?.cookieNotice === true
