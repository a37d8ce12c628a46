/**
 * Sees work to its end that several requests wait for, also where the one that began it is over: some runtimes end what
 * belongs to a request with it.
 */
export type Hold = (work: Promise<unknown>) => void
