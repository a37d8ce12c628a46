import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { languageOf } from '../../i18n/languages'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { ownPageAtom } from '../../shared/ownPages/ownPage'
import { ownPagesAtom } from '../../shared/ownPages/ownPages'
import { messages as sharedMessages } from '../../shared/ownPages/messages'
import { OtherLanguage } from '../../shared/ownPages/OtherLanguage'
import { messages as sharingMessages } from '../../shared/sharing/messages'
import { PrintButton } from '../../shared/sharing/PrintButton'
import { notPrinted, printed } from '../../shared/sharing/printed'
import { PrintedFrom } from '../../shared/sharing/PrintedFrom'
import { brandAtom } from '../../site/brand'
import { Link } from '../../site/Link'
import { usePageName } from '../../site/pageName'
import { usePageParameters } from '../../site/pageParameters'
import { paths } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Icon, ListRow, media, pageBody, Panel, prepareHtml, SafeHtml, Skeleton } from '../../ui'
import { followInside } from './followInside'
import { messages } from './messages'

/** A page of the brand's own: its text, and the ways to the others. */
function OwnPage() {
  const { name = '' } = usePageParameters()
  return (
    <Page>
      <Text name={name} />
      <Others name={name} />
    </Page>
  )
}

export default withMessages([sharingMessages, sharedMessages, messages], OwnPage, prepareHtml)

function Text({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const answer = useAtomValue(useMemo(() => ownPageAtom(name), [name]))
  const { tag, dir } = useAtomValue(languageAtom)
  usePageName(answer === undefined ? t('app.notFound.title') : answer.data?.title)
  if (answer === undefined)
    return (
      <EmptyState
        icon="compass"
        title={t('app.notFound.title')}
        text={t('app.notFound.text')}
        action={
          <Button as={Link} to={paths.home} variant="primary" icon="house">
            {t('app.notFound.home')}
          </Button>
        }
      />
    )
  if (answer.isPending) return <Skeleton height={620} radius="var(--radius-l)" />
  if (answer.isError)
    return (
      <FailureState
        title={t('ownPages.failed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  const { title, html, language } = answer.data
  return (
    <Sheet lang={language} dir={languageOf(language)?.dir}>
      <OtherLanguage language={language} />
      <Head>
        <h1>{title}</h1>
        <span lang={tag} dir={dir}>
          <PrintButton />
        </span>
      </Head>
      <div onClick={followInside(navigate)}>
        <SafeHtml html={html} />
      </div>
      <div lang={tag} dir={dir}>
        <PrintedFrom path={paths.ownPage(name)} />
      </div>
    </Sheet>
  )
}

function Others({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const brand = useAtomValue(brandAtom)
  const others = useAtomValue(ownPagesAtom).filter((page) => page.name !== name)
  if (others.length === 0) return null
  return (
    <Aside aria-label={t('ownPages.others', { brand: brand.name })}>
      <Panel flush title={t('ownPages.others', { brand: brand.name })}>
        <ul>
          {others.map((page) => (
            <li key={page.name}>
              <ListRow as={Link} to={page.path} title={page.title} end={<Icon name="chevron-right" size={18} />} />
            </li>
          ))}
        </ul>
      </Panel>
    </Aside>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  ${pageBody}

  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(240px, 320px);
  }
`

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: clamp(16px, 3vw, 40px);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  ${printed}
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);

  h1 {
    flex: 1 1 10em;
    min-inline-size: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  /* its words, not its target, stand on the edge of the sheet */
  > span {
    margin-inline: -14px;
  }
`

const Aside = styled.aside`
  ${notPrinted}
`
