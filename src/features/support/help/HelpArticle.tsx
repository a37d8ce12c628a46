import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import type { Article as HelpArticle } from '../../../shared/help/findArticles'
import { PrintButton } from '../../../shared/sharing/PrintButton'
import { PrintedFrom } from '../../../shared/sharing/PrintedFrom'
import { ShareButton } from '../../../shared/sharing/ShareButton'
import { paths } from '../../../site/paths'
import { usePageName } from '../../../site/pageName'
import { useSlot } from '../../../site/Slot'
import { useCustomerService } from '../../../site/useCustomerService'
import { Button, Cluster, Only, SafeHtml, useOnly } from '../../../ui'
import { Head, OffPaper, Sheet, Unanswered } from './help.styles'
import { Lit } from './Lit'

interface ArticleProps {
  readonly article: HelpArticle
  readonly words: readonly string[]
  /** To the list, where the article has its place: that is where there is no room for both. */
  readonly back: string | undefined
}

/** One article, with its own address to share, and a way on for whom it does not help. */
export function Article({ article: { id, title, group, content }, words, back }: ArticleProps) {
  const { t } = useTranslation()
  usePageName(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const takesThePlace = useOnly('belowDesktop') && back !== undefined
  // a page that was there before the app has its reader somewhere in it
  const wasOpened = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (takesThePlace && wasOpened) heading.current?.focus()
  }, [takesThePlace, wasOpened])
  return (
    <Sheet>
      {back === undefined ? null : (
        <Only at="belowDesktop">
          <OffPaper>
            <Button as={Link} to={back} variant="ghost" size="s" icon="arrow-left">
              {t('support.help.back')}
            </Button>
          </OffPaper>
        </Only>
      )}
      <Head>
        <div>
          {group === undefined ? null : <p>{group}</p>}
          <h2 ref={heading} tabIndex={-1}>
            <Lit text={title} words={words} />
          </h2>
        </div>
        <Cluster gap={1}>
          <ShareButton title={title} path={paths.helpArticle(id)} />
          <PrintButton />
        </Cluster>
      </Head>
      <SafeHtml html={content} />
      <PrintedFrom path={paths.helpArticle(id)} />
      <WayOn />
    </Sheet>
  )
}

function WayOn() {
  const { t } = useTranslation()
  const service = useCustomerService()
  const canWrite = useSlot('page').some(({ props }) => props.path === paths.feedback)
  return (
    <Unanswered>
      <p>{t('support.help.unanswered')}</p>
      <Cluster gap={2}>
        <Button size="s" icon="headset" onClick={service}>
          {t('app.service.title')}
        </Button>
        {canWrite ? (
          <Button as={Link} to={paths.feedback} size="s" icon="pencil">
            {t('support.help.write')}
          </Button>
        ) : null}
      </Cluster>
    </Unanswered>
  )
}
