import type { WordFiles } from '../withWords'

export const words: WordFiles = import.meta.glob('./words/*.json', { import: 'default' })
