import type { WordFiles } from '../../site/withWords'

export const words: WordFiles = import.meta.glob('./words/*.json', { import: 'default' })
