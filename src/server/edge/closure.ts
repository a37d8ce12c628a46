import { permissionSchema } from '../../contract/permission'

export interface Closure {
  /** Until it is worth asking again. */
  readonly seconds: number
  /** As the platform has named them: epoch milliseconds. */
  readonly times: { readonly start?: number; readonly end?: number }
}

/** What a crawler, or who watches the site, is told to wait where no end is known: seconds. */
const usual = 300
const most = 6 * 3600

/**
 * The site is closed for maintenance (spec §2), by the platform's word on the site's state: its page says so, and so does
 * its status.
 */
export function closureOf(permission: unknown, now: number): Closure | undefined {
  const { data } = permissionSchema.safeParse(permission)
  if (data?.maintenance !== true) return undefined
  const { start, end } = data.maintenanceTime ?? {}
  const left = Math.ceil(((end ?? 0) - now) / 1000)
  return {
    seconds: left > 0 ? Math.min(left, most) : usual,
    times: { ...(start !== undefined && { start }), ...(end !== undefined && { end }) },
  }
}
