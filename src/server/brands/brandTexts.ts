import type { Brand, BrandText } from '../../engine/brand'
import type { JsonPath } from './brandError'

export interface PlacedText {
  readonly path: JsonPath
  readonly text: BrandText
}

/** Every text that a brand file holds itself, with its place: those that may be given per language. */
export function brandTexts({ tagline, slots, games, footer }: Brand): readonly PlacedText[] {
  const overrides = Object.entries(slots).flatMap(([slot, { entries = {}, links = [] }]) => [
    ...Object.entries(entries).map(([id, { label }]) => place(['slots', slot, 'entries', id, 'label'], label)),
    ...links.map(({ label }, index) => place(['slots', slot, 'links', index, 'label'], label)),
  ])
  return [
    place(['tagline'], tagline),
    ...overrides,
    ...games.hallTabs.map((tab, index) =>
      place(['games', 'hallTabs', index, 'label'], typeof tab === 'string' ? undefined : tab.label),
    ),
    place(['footer', 'copyright'], footer.copyright),
    place(['footer', 'licence'], footer.licence),
    ...footer.partners.map(({ name }, index) => place(['footer', 'partners', index, 'name'], name)),
  ].flat()
}

const place = (path: JsonPath, text: BrandText | undefined): readonly PlacedText[] =>
  text === undefined ? [] : [{ path, text }]
