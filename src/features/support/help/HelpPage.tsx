import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/translate'
import { queryWords } from '../../../lib/fold'
import { trueSearch } from '../../../shared/address/trueSearch'
import { useTrueAddress } from '../../../shared/address/useTrueAddress'
import { messages as contactMessages } from '../../../shared/contacts/messages'
import { FailureState } from '../../../shared/failure/FailureState'
import { findArticles } from '../../../shared/help/findArticles'
import { helpCentreAtom } from '../../../shared/help/helpCentre'
import { messages as sharingMessages } from '../../../shared/sharing/messages'
import { useCustomerService } from '../../../site/useCustomerService'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import {
  Button,
  EmptyState,
  Notice,
  PageHeader,
  prepareHtml,
  SearchInput,
  Skeleton,
  useDebouncedValue,
} from '../../../ui'
import { Contacts } from '../Contacts'
import { SupportPage } from '../SupportPage'
import { Article } from './HelpArticle'
import { HelpColumns } from './HelpColumns'
import { messages } from './messages'
import { OffPaper, Searching } from './help.styles'

const longestSearch = 80
/** Milliseconds without a key until the address says what is searched for. */
const pause = 400

/** Help centre (spec §2, /help and /helpmc): the platform's articles with a search over all of them, and whom to ask. */
function HelpPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data, isError, error, refetch, isFetching } = useAtomValue(helpCentreAtom)
  const service = useCustomerService()
  const [text, setText] = useState(() => (search.get('q') ?? '').slice(0, longestSearch))
  // a key press is drawn at once, what it finds when there is time
  const sought = useDeferredValue(text.trim())
  const words = useMemo(() => queryWords(sought), [sought])
  // signs alone find nothing, and say so
  const isSearching = sought !== ''
  const found = useMemo(() => (isSearching ? findArticles(data ?? [], words) : undefined), [data, words, isSearching])
  const told = useDebouncedValue(text.trim(), pause)
  // a link that names other words, such as one that is followed on this page
  const asked = (search.get('q') ?? '').slice(0, longestSearch)
  const [shown, setShown] = useState(asked)
  if (asked !== shown) {
    setShown(asked)
    if (asked !== told) setText(asked)
  }

  const wanted = search.get('article') ?? undefined
  const chosen = data?.find(({ id }) => id === wanted)
  const [isGone, setGone] = useState(false)
  if (data !== undefined && wanted !== undefined && chosen === undefined && !isGone) setGone(true)
  useTrueAddress({
    article: data === undefined || chosen !== undefined ? wanted : undefined,
    q: told === '' ? undefined : told,
  })

  const seek = (typed: string) => {
    setText(typed)
    setGone(false)
    // what is found takes the place of the article, which a phone has no room beside
    const next = trueSearch(search, { article: undefined })
    if (next) setSearch(next, { replace: true, preventScrollReset: true })
  }

  return (
    <SupportPage>
      <OffPaper>
        <PageHeader
          title={t('support.help.title')}
          text={t('support.help.text')}
          actions={
            <Button icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          }
        />
      </OffPaper>
      {data === undefined ? (
        isError ? (
          <FailureState title={t('support.help.failed')} error={error} busy={isFetching} retry={() => void refetch()} />
        ) : (
          <>
            <Skeleton height={48} radius="var(--radius-pill)" />
            <Skeleton height={720} radius="var(--radius-l)" />
          </>
        )
      ) : data.length === 0 ? (
        <EmptyState icon="book-open" title={t('support.help.none')} />
      ) : (
        <>
          <Searching role="search">
            <SearchInput
              autoComplete="off"
              spellCheck={false}
              maxLength={longestSearch}
              value={text}
              onValue={seek}
              labels={{ search: t('support.help.search'), clear: t('support.help.clear') }}
            />
          </Searching>
          {isGone && chosen === undefined ? <Notice tone="warning">{t('support.help.gone')}</Notice> : null}
          <HelpColumns articles={data} found={found} words={words} text={sought} chosen={chosen}>
            {(article, back) => <Article key={article.id} article={article} words={words} back={back} />}
          </HelpColumns>
        </>
      )}
      <Contacts />
    </SupportPage>
  )
}

export default withMessages([contactMessages, sharingMessages, messages], HelpPage, prepareHtml)
