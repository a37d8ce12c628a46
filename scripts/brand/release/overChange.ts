import { Failed, WrongUse } from '../io'

export interface OverOptions {
  readonly over?: string
}

/** The change that --over names, by its number in `history`. */
export function readOver({ over }: OverOptions): number | undefined {
  if (over === undefined) return undefined
  const number = Number(over.replace(/^#/, ''))
  if (!Number.isSafeInteger(number) || number < 1)
    throw new WrongUse(`--over "${over}" is not the number of a change; "brand history" shows them, such as #12.`)
  return number
}

/** Throws where the last change of a brand is not the one that --over names. */
export function checkOver(id: string, last: number | undefined, over: number | undefined): void {
  if (over === undefined || over === last) return
  const now = last === undefined ? 'it shows nothing yet' : `its last change is #${last}`
  throw new Failed(`"${id}" is not at change #${over}: ${now}. Look at "brand history ${id}", and decide again.`)
}
