import { useEffect } from 'react'
import { loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FormModel } from '../../lib/form/model'
import type { FormStore } from './formStore'

/** The server's own expressions are matched once their engine is there; without it the server alone checks them. */
export function useFormPatterns(store: FormStore, { needsBoundedPatterns }: FormModel): void {
  useEffect(() => {
    if (needsBoundedPatterns) loadBoundedPatterns().then(store.usePatterns, () => undefined)
  }, [store, needsBoundedPatterns])
}
