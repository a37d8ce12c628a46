import type { Announcement } from '../../contract/announcements'

/** Spec §2: 9 notices a page. */
export const noticesPerPage = 9

export interface NoticePage {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly notices: readonly Announcement[]
  /** The notice whose text is shown beside the list; only an empty list has none. */
  readonly current: Announcement | undefined
  /** Somebody asked for that notice: a phone shows it instead of the list. */
  readonly chosen: boolean
}

/**
 * The page of the list to show. A chosen notice decides until another page is asked for; a page that is not there
 * becomes the nearest one.
 */
export function noticePage(
  all: readonly Announcement[],
  chosenId: string | undefined,
  wantedPage: number | undefined,
): NoticePage {
  const pageCount = Math.max(1, Math.ceil(all.length / noticesPerPage))
  const place = all.findIndex(({ id }) => id === chosenId)
  const page = clamp(wantedPage ?? (place === -1 ? 1 : Math.floor(place / noticesPerPage) + 1), pageCount)
  const notices = all.slice((page - 1) * noticesPerPage, page * noticesPerPage)
  const chosen = all[place]
  return { page, pageCount, notices, current: chosen ?? notices[0], chosen: chosen !== undefined }
}

const clamp = (page: number, last: number): number => Math.min(last, Math.max(1, Math.trunc(page) || 1))
