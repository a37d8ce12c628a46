import type { MessageFiles } from '../withMessages'

export const messages: MessageFiles = import.meta.glob('./messages/*.json', { import: 'default' })
