import type { Announcement, Announcements } from '../../contract/announcements'

/** Notices in the order in which they are shown: those of type H before those of type PL. */
export const allNotices = ({ headline = [], player }: Announcements): readonly Announcement[] =>
  headline.length === 0 ? player : [...headline, ...player]

export const isImportant = ({ headline = [] }: Announcements, id: string): boolean =>
  headline.some((one) => one.id === id)
