import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { displayFace } from '../../ui'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { logoOnAtom } from '../../site/logo'
import { useDrawnTheme } from '../../site/useDrawnTheme'
import { NamedLogo } from './NamedLogo'

/** Whose site it is, and for whom it is not. */
export default function About() {
  const { t } = useTranslation()
  const { name, tagline, registration, layout } = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const logoOn = useAtomValue(logoOnAtom)
  const theme = useDrawnTheme()
  // the foot of this header variant is a dark band in both themes
  const logo = logoOn(layout.header === 'mega' ? 'dark' : theme)
  const { age } = registration
  return (
    <Box>
      <NamedLogo src={logo} name={name} width={148} set={<Name>{name}</Name>} />
      {tagline === undefined ? null : <p>{text(tagline)}</p>}
      <Age>
        <Sign role="img" aria-label={t('footer.age.sign', { age })}>
          <span aria-hidden="true">{t('footer.age.plus', { age })}</span>
        </Sign>
        <small>{t('footer.age.text', { age })}</small>
      </Age>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  min-inline-size: 0;

  img {
    inline-size: 148px;
    block-size: 32px;
    object-fit: contain;
    object-position: left center;
  }

  [dir='rtl'] & img {
    object-position: right center;
  }

  p {
    max-inline-size: 44ch;
    color: var(--text-muted);
    text-wrap: pretty;
  }
`

const Name = styled.strong`
  ${displayFace}
  font-size: var(--fs-xl);
  line-height: 1;
`

const Age = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  small {
    max-inline-size: 40ch;
    color: var(--text-muted);
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 2px solid currentColor;
  border-radius: 50%;
  font-size: var(--fs-sm);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`
