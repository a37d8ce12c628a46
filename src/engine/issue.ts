/** A problem that a stage met. Collected, never thrown: the site is built from what is left. */
export type Issue =
  | {
      readonly code: 'unknown-slot'
      readonly slot: string
      readonly known: readonly string[]
      readonly nearest: readonly string[]
      readonly source: string | undefined
    }
  | {
      readonly code: 'unknown-entry'
      readonly slot: string
      readonly id: string
      readonly where: string
      readonly known: readonly string[]
      readonly nearest: readonly string[]
      readonly source: string | undefined
    }
  | { readonly code: 'duplicate-entry'; readonly slot: string; readonly id: string }
  | { readonly code: 'duplicate-module'; readonly modId: string }
  | {
      readonly code: 'unknown-field'
      readonly field: string
      readonly known: readonly string[]
      readonly nearest: readonly string[]
    }
  | { readonly code: 'bad-rule'; readonly field: string; readonly reason: string }

/** What every stage returns. */
export interface Result<T> {
  readonly value: T
  readonly issues: readonly Issue[]
}
