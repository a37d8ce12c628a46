import { type OwnPage, ownPageSchema } from '../../contract/own-page'
import { languageAtom } from '../../i18n/language'
import { chooseText } from '../../lib/chooseText'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { answerCacheAtom, type Shown } from '../../site/answers'
import { bootAtom } from '../../site/brand'
import { atom, type Atom } from '../../state/atoms'
import { ownPageAddress, ownPageKey } from './ownPageKey'

const timeout = 15_000
const day = 24 * 3_600_000

/**
 * The text of a page of the brand's own: in the visitor's language, else in the brand's, else in the first there is. The
 * file's address says which version of the brand it is of.
 */
export function ownPageAtom(name: string): Atom<Shown<OwnPage & { readonly language: string }> | undefined> {
  return atom((get) => {
    const { assetBase, ownPages = [], brand } = get(bootAtom)
    const titles = ownPages.find((page) => page.name === name)?.titles ?? {}
    const language = chooseText(Object.keys(titles), get(languageAtom).tag, brand.languages.default)
    if (language === undefined) return undefined
    const address = ownPageAddress({ assetBase }, { name, language })
    const answer = get(answerCacheAtom).of<OwnPage>({
      key: ownPageKey({ assetBase }, { name, language }),
      callId: 'ownPage',
      account: undefined,
      run: () => read(address),
      staleTime: day,
      refetchInterval: undefined,
      value: ownPageSchema,
    })
    const { data, error, isFetching } = get(answer.state)
    const common = { isFetching, refetch: answer.refresh }
    if (data !== undefined)
      return { ...common, data: { ...data, language }, error: null, isPending: false, isError: false }
    if (error) return { ...common, data: undefined, error, isPending: false, isError: true }
    return { ...common, data: undefined, error: null, isPending: true, isError: false }
  })
}

/** Throws CallFailure. */
async function read(address: string): Promise<OwnPage> {
  const fail = (cause: FailureCause): never => {
    throw new CallFailure('ownPage', cause, false)
  }
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(address, { signal }).catch(() => fail({ type: signal.aborted ? 'timeout' : 'offline' }))
  if (!response.ok) return fail({ type: 'http', status: response.status })
  const body: unknown = await response.json().catch(() => fail({ type: 'malformed', reason: 'no JSON' }))
  const { data } = ownPageSchema.safeParse(body)
  return data ?? fail({ type: 'malformed', reason: 'no page' })
}
