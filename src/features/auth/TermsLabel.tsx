import { useTranslation } from '../../i18n/translate'
import { TextLink } from '../../ui'

/**
 * The consent with a way to what is agreed to, in a tab of its own: the form stays as it is. The sentence marks its
 * link as `<terms>…</terms>`. Trans of react-i18next reads any markup, and its 4 kB land in the first page.
 */
export function TermsLabel({ href }: { readonly href: string }) {
  const { t } = useTranslation()
  const [before, link, after] = t('auth.register.agree').split(/<\/?terms>/)
  return (
    <>
      {before}
      <TextLink href={href} target="_blank" rel="noopener noreferrer" iconEnd="external-link">
        {link}
      </TextLink>
      {after}
    </>
  )
}
