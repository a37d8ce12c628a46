/** Hours of a time-out: from a day to six weeks. */
export const timeOuts = [
  { hours: 24, label: 'saferPlay.timeout.day' },
  { hours: 72, label: 'saferPlay.timeout.threeDays' },
  { hours: 168, label: 'saferPlay.timeout.week' },
  { hours: 336, label: 'saferPlay.timeout.twoWeeks' },
  { hours: 720, label: 'saferPlay.timeout.thirtyDays' },
  { hours: 1_008, label: 'saferPlay.timeout.sixWeeks' },
] as const

/** Months of an exclusion. */
export const exclusions = [
  { months: 6, label: 'saferPlay.exclude.sixMonths' },
  { months: 12, label: 'saferPlay.exclude.year' },
  { months: 24, label: 'saferPlay.exclude.twoYears' },
  { months: 60, label: 'saferPlay.exclude.fiveYears' },
] as const
