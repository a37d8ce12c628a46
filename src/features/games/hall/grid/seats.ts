/**
 * Which element stands for which place: a place that stays drawn keeps its own, and one that comes takes that of one that
 * left, whose parts need only other words and another picture.
 */
export type Seats = ReadonlyMap<number, number>

/** The seats for these places; the same object where nothing changed. */
export function seat(before: Seats, places: readonly number[]): Seats {
  const stays = places.filter((place) => before.has(place))
  if (stays.length === places.length && before.size === places.length) return before
  const seats = new Map<number, number>()
  const taken = new Set<number>()
  for (const place of stays) {
    const own = before.get(place) ?? 0
    seats.set(place, own)
    taken.add(own)
  }
  let free = 0
  for (const place of places) {
    if (seats.has(place)) continue
    while (taken.has(free)) free += 1
    seats.set(place, free)
    taken.add(free)
  }
  return seats
}
