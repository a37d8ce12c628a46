import { useMemo } from 'react'
import { languageOf } from '../../../../i18n/languages'
import { useTranslation } from '../../../../i18n/translate'
import { FailureState } from '../../../../shared/failure/FailureState'
import { helpCentreAtom } from '../../../../shared/help/helpCentre'
import { ownPageAt } from '../../../../shared/ownPages/ownPageAt'
import { messages } from '../../../../shared/ownPages/messages'
import { OtherLanguage } from '../../../../shared/ownPages/OtherLanguage'
import { ownPageAtom } from '../../../../shared/ownPages/ownPage'
import { useAtomValue } from '../../../../state/atoms'
import { Notice, SafeHtml, Skeleton, Stack, TextLink } from '../../../../ui'
import type { Shown } from '../../../../site/answers'
import { withMessages } from '../../../../site/withMessages'
import { articleAt } from '../articleAt'
import { ReadOver } from './ReadOver'

interface ReadArticleProps {
  /** Of the help centre, or of a page of the brand's own. */
  readonly href: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

export default function ReadArticle({ href, ...dialog }: ReadArticleProps) {
  const page = ownPageAt(href)
  return <ReadOver {...dialog}>{page === undefined ? <Article href={href} /> : <OwnPage name={page} />}</ReadOver>
}

const OwnPage = withMessages(messages, function OwnPage({ name }: { readonly name: string }) {
  const answer = useAtomValue(useMemo(() => ownPageAtom(name), [name]))
  if (answer === undefined) return <Unread />
  if (answer.isPending) return <Skeleton height={320} />
  if (answer.isError) return <Failed {...answer} />
  return (
    <Stack gap={4}>
      <OtherLanguage language={answer.data.language} />
      <div lang={answer.data.language} dir={languageOf(answer.data.language)?.dir}>
        <SafeHtml html={answer.data.html} />
      </div>
    </Stack>
  )
})

function Article({ href }: Pick<ReadArticleProps, 'href'>) {
  const answer = useAtomValue(helpCentreAtom)
  if (answer.isPending) return <Skeleton height={320} />
  if (answer.isError) return <Failed {...answer} />
  const article = answer.data.find(({ id }) => id === articleAt(href))
  return article ? <SafeHtml html={article.content} /> : <Unread href={href} />
}

type FailedProps = Pick<Shown<unknown>, 'error' | 'isFetching' | 'refetch'>

function Failed({ error, isFetching, refetch }: FailedProps) {
  const { t } = useTranslation()
  return (
    <FailureState
      compact
      title={t('auth.register.unread')}
      error={error}
      busy={isFetching}
      retry={() => void refetch()}
    />
  )
}

/** With the way to the help centre, where that is where the text should be. */
function Unread({ href }: { readonly href?: string }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning">
      <p>{t('auth.register.unread')}</p>
      {href === undefined ? null : (
        <TextLink href={href} target="_blank" rel="noopener noreferrer" iconEnd="external-link">
          {t('auth.register.helpCentre')}
        </TextLink>
      )}
    </Notice>
  )
}
