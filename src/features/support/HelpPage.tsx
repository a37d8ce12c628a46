import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../platform/messages'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '../../ui'
import { Contacts } from './Contacts'
import { HelpArticles } from './HelpArticles'
import { helpCentreAtom } from './helpCentre'
import { SupportPage } from './SupportPage'

/** Help centre (spec §2, /help and /helpmc): the platform's articles, and whom to ask. */
export default function HelpPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data, isError, error, refetch, isFetching } = useAtomValue(helpCentreAtom)
  const service = useCustomerService()
  const wanted = search.get('article')
  const choose = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    if (id === undefined) next.delete('article')
    else next.set('article', id)
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <SupportPage>
      <PageHeader
        title={t('support.help.title')}
        text={t('support.help.text')}
        actions={
          <Button icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        }
      />
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={t('support.help.failed')}
            text={t(errorMessage(error))}
            actions={
              <Button variant="primary" icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            }
          />
        ) : (
          <Skeleton height={480} radius="var(--radius-l)" />
        )
      ) : data.length === 0 ? (
        <EmptyState icon="book-open" title={t('support.help.none')} />
      ) : (
        <HelpArticles articles={data} wanted={wanted ?? undefined} onChoose={choose} />
      )}
      <Contacts />
    </SupportPage>
  )
}
