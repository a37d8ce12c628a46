import { shownBrands } from './brands'

export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

/** Every brand in its own language, by day and by night, on three screens: what visual review takes pictures of. */
export const modes = Object.fromEntries(
  shownBrands.flatMap(({ id, brand }) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.keys(viewports).map((viewport) => [
        `${id} ${theme} ${viewport}`,
        { brand: id, theme, viewport, language: brand.languages.default, direction: 'auto' },
      ]),
    ),
  ),
)
