import { lazy, type MouseEvent, type ReactNode, Suspense, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { brandAtom } from '../../../site/brand'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { useAtomValue } from '../../../state/atoms'
import { TextLink } from '../../../ui'
import { isReadHere } from './isReadHere'

const ReadArticle = lazy(() => importWithTimeout(() => import('./reading/ReadArticle')))

const titles = { terms: 'auth.register.terms', privacy: 'auth.register.privacy' } as const
type Paper = keyof typeof titles

/**
 * The consent with ways to what is agreed to: a page of the brand's own and an article of the help centre are read over
 * the form, another address opens in a tab of its own. The sentence marks its links as `<terms>…</terms>`;
 * Trans of react-i18next, which reads those, is 4 kB more.
 */
export function useConsent(): { readonly labels: Readonly<Record<string, ReactNode>>; readonly reading: ReactNode } {
  const { t } = useTranslation()
  const { terms, privacy } = useAtomValue(brandAtom).help
  const [read, setRead] = useState<{ readonly paper: Paper; readonly isOpen: boolean }>()
  const labels = useMemo(() => {
    const hrefs: Readonly<Record<Paper, string | undefined>> = { terms, privacy }
    if (terms === undefined && privacy === undefined) return {}
    const sentence = t(privacy === undefined ? 'auth.register.agree' : 'auth.register.agreeBoth')
    const parts = sentence.split(/<(terms|privacy)>([^<]*)<\/\w+>/)
    const link = (paper: Paper, words: string) => (
      <PaperLink key={paper} href={hrefs[paper]} onRead={() => setRead({ paper, isOpen: true })}>
        {words}
      </PaperLink>
    )
    return {
      // text, then name and words of a link, and so on
      termsAccepted: parts.map((part, place) => {
        if (place % 3 === 0) return part
        return place % 3 === 1 ? link(part === 'privacy' ? 'privacy' : 'terms', parts[place + 1] ?? '') : null
      }),
    }
  }, [t, terms, privacy])

  const href = read && { terms, privacy }[read.paper]
  const reading =
    read && href !== undefined ? (
      <Suspense fallback={null}>
        <ReadArticle
          href={href}
          title={t(titles[read.paper])}
          open={read.isOpen}
          onClose={() => setRead({ ...read, isOpen: false })}
        />
      </Suspense>
    ) : null
  return { labels, reading }
}

interface PaperLinkProps {
  readonly href: string | undefined
  readonly onRead: () => void
  readonly children: string
}

function PaperLink({ href, onRead, children }: PaperLinkProps) {
  if (href === undefined) return children
  const here = isReadHere(href)
  const read = (event: MouseEvent) => {
    // a tab of its own is asked for by the keys that ask for it anywhere
    if (!here || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onRead()
  }
  return (
    <InSentence
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(here ? { 'aria-haspopup': 'dialog' as const } : { iconEnd: 'external-link' as const })}
      onClick={read}
    >
      {children}
    </InSentence>
  )
}

/** Breaks with its sentence, and keeps the star of the field beside it. */
const InSentence = styled(TextLink)`
  display: inline;
  padding-block: 6px;

  &::after {
    content: none;
  }

  /* four or five characters that are one word, which a browser would break anywhere */
  &:lang(zh) {
    white-space: nowrap;
  }
`
