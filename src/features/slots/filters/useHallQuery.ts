import { useCallback } from 'react'
import { useTypedQuery } from '../../../shared/gameBar/useTypedQuery'
import { hallAddress, readHallQuery } from './hallQuery'

/**
 * The hall's question.
 * @param known codes of the hall's vendors, once they are there: an address may name others
 */
export function useHallQuery(known: ReadonlySet<string> | undefined) {
  const read = useCallback((search: URLSearchParams) => readHallQuery(search, known), [known])
  return useTypedQuery(read, hallAddress)
}
