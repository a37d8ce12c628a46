import type { MessageSet } from '../../site/withMessages'

export const messages: MessageSet = 'shared/failure'
