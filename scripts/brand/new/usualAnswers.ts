import type { Brand } from '../../../src/engine/brand'
import type { Answers } from './answers'

/** What is taken, or proposed, where nothing is said: the base brand's values before the product's. */
export const usualAnswers = (id: string, base?: Brand): Answers => ({
  id,
  name: id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' '),
  domains: [],
  merchant: id.replaceAll('-', ''),
  platform: base?.platform.url ?? 'sandbox',
  languages: base ? [...new Set([base.languages.default, ...base.languages.supported])] : ['en'],
  theme: base?.theme.default ?? 'dark',
  accent: '#5464f2',
  header: base?.layout.header ?? 'mega',
  hero: base?.layout.hero ?? 'full',
  card: base?.layout.card ?? 'cover',
  extends: undefined,
  loginRequired: false,
})
