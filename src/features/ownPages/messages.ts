import type { MessageFiles } from '../../site/withMessages'

export const messages: MessageFiles = import.meta.glob('./messages/*.json', { import: 'default' })
