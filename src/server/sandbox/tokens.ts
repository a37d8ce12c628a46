import { createHash, randomBytes } from 'node:crypto'

/** Unguessable; the database keeps its hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
