/** Milliseconds before the next attempt to load an image, after so many that failed. */
export const retryDelay = (failed: number): number => 600 * 2 ** (failed - 1)

export type LoadState =
  | { readonly state: 'loading'; readonly attempt: number }
  | { readonly state: 'waiting'; readonly attempt: number }
  | { readonly state: 'shown' }
  | { readonly state: 'failed' }

/** After a failed attempt: wait for the next one, or stay on the error image (spec §8: 3 attempts). */
export const afterFailure = (attempt: number, attempts: number): LoadState =>
  attempt >= attempts ? { state: 'failed' } : { state: 'waiting', attempt }
