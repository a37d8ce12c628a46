/** The day on which stories play, noon. */
export const recordedAt = Date.UTC(2026, 2, 10, 12)
