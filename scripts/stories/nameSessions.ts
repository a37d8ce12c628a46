/** Sessions are named in their order: the platform's ids are random, and whoever records again would find others. */
export function nameSessions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('sessions' in value) || !Array.isArray(value.sessions))
    return value
  return {
    ...value,
    sessions: value.sessions.map((session: object, place) => ({ ...session, id: `session-${place + 1}` })),
  }
}
