import type { MessageSet } from '../withMessages'

export const messages: MessageSet = 'site/refusal'
