import { useTranslation } from '../../../../i18n/translate'
import { FailureState } from '../../../../shared/failure/FailureState'
import { helpCentreAtom } from '../../../../shared/help/helpCentre'
import { useAtomValue } from '../../../../state/atoms'
import { Notice, SafeHtml, Skeleton, TextLink } from '../../../../ui'
import { articleAt } from '../articleAt'
import { ReadOver } from './ReadOver'

interface ReadArticleProps {
  /** Of the help centre. */
  readonly href: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

export default function ReadArticle({ href, ...dialog }: ReadArticleProps) {
  return (
    <ReadOver {...dialog}>
      <Article href={href} />
    </ReadOver>
  )
}

function Article({ href }: Pick<ReadArticleProps, 'href'>) {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useAtomValue(helpCentreAtom)
  if (isPending) return <Skeleton height={320} />
  if (error)
    return (
      <FailureState
        compact
        title={t('auth.register.unread')}
        error={error}
        busy={isFetching}
        retry={() => void refetch()}
      />
    )
  const article = data.find(({ id }) => id === articleAt(href))
  if (article) return <SafeHtml html={article.content} />
  return (
    <Notice tone="warning">
      <p>{t('auth.register.unread')}</p>
      <TextLink href={href} target="_blank" rel="noopener noreferrer" iconEnd="external-link">
        {t('auth.register.helpCentre')}
      </TextLink>
    </Notice>
  )
}
