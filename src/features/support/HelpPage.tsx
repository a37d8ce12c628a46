import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { FailureState } from '../../shared/failure/FailureState'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, EmptyState, PageHeader, Skeleton } from '../../ui'
import { Contacts } from './Contacts'
import { HelpArticles } from './HelpArticles'
import { helpCentreAtom } from '../../shared/help/helpCentre'
import { SupportPage } from './SupportPage'

/** Help centre (spec §2, /help and /helpmc): the platform's articles, and whom to ask. */
export default function HelpPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data, isError, error, refetch, isFetching } = useAtomValue(helpCentreAtom)
  const service = useCustomerService()
  const wanted = search.get('article') ?? undefined
  useTrueAddress({ article: data === undefined || data.some(({ id }) => id === wanted) ? wanted : undefined })
  const choose = (id: string | undefined) =>
    setSearch(trueSearch(search, { article: id }) ?? search, { preventScrollReset: true })
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
          <FailureState title={t('support.help.failed')} error={error} busy={isFetching} retry={() => void refetch()} />
        ) : (
          <Skeleton height={480} radius="var(--radius-l)" />
        )
      ) : data.length === 0 ? (
        <EmptyState icon="book-open" title={t('support.help.none')} />
      ) : (
        <HelpArticles articles={data} wanted={wanted} onChoose={choose} />
      )}
      <Contacts />
    </SupportPage>
  )
}
