import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { askAgainAtom } from '../../shared/consent/askAgain'
import { asksConsent } from '../../shared/consent/asksConsent'
import { ownPagesAtom } from '../../shared/ownPages/ownPages'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { ItemLink } from '../../site/ItemLink'
import { changeLanguageAtom, languagesAtom } from '../../site/language'
import { useToast } from '../../ui'

/** The last lines: the brand's own pages, copyright, licence, and the languages by their own names. */
export default function Legal() {
  const { t } = useTranslation()
  const brand = useAtomValue(brandAtom)
  const { name, footer } = brand
  const askAgain = useSetAtom(askAgainAtom)
  const asks = asksConsent(brand)
  const text = useAtomValue(brandTextAtom)
  const pages = useAtomValue(ownPagesAtom)
  const languages = useAtomValue(languagesAtom)
  const current = useAtomValue(languageAtom)
  const change = useSetAtom(changeLanguageAtom)
  const { show } = useToast()
  const choose = (tag: string) => {
    change(tag).catch(() => show({ tone: 'danger', text: t('error.chunkFailed') }))
  }
  return (
    <Box>
      <div>
        {pages.length === 0 && !asks ? null : (
          <nav aria-label={t('footer.legal')}>
            <ul>
              {pages.map(({ name: page, title, path }) => (
                <li key={page}>
                  <ItemLink to={path}>{title}</ItemLink>
                </li>
              ))}
              {asks ? (
                <li>
                  <button type="button" onClick={() => askAgain(true)}>
                    {t('footer.cookies')}
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
        )}
        <p>{footer.copyright === undefined ? t('footer.copyright', { brand: name }) : text(footer.copyright)}</p>
        {footer.licence === undefined ? null : <p>{text(footer.licence)}</p>}
      </div>
      {languages.length < 2 ? null : (
        <ul aria-label={t('footer.languages')}>
          {languages.map(({ tag, name: own, dir }) => (
            <li key={tag}>
              <button
                type="button"
                lang={tag}
                dir={dir}
                aria-current={tag === current.tag ? 'true' : undefined}
                onClick={() => choose(tag)}
              >
                {own}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  > div {
    display: grid;
    gap: var(--space-1);
    max-inline-size: 75ch;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
    margin-inline-start: -4px;
  }

  nav a {
    display: inline-flex;
    align-items: center;
    color: inherit;
    text-decoration: none;
  }

  nav a,
  button {
    min-block-size: 44px;
    padding: 0 4px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  nav a:hover,
  button:hover,
  button[aria-current] {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`
