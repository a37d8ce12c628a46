import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { logoAtom } from '../../../site/logo'
import { paths } from '../../../site/paths'
import { media } from '../../../ui'

/** The brand's mark, or its name set in its own typeface; leads home. Its box has one size, so nothing moves. */
export function Logo({ align = 'start' }: { readonly align?: 'start' | 'center' }) {
  const { name } = useAtomValue(brandAtom)
  const logo = useAtomValue(logoAtom)
  const { t } = useTranslation()
  return (
    <Home to={paths.home} aria-label={t('app.logo', { brand: name })} $align={align}>
      {logo === undefined ? <Word>{name}</Word> : <img src={logo} alt="" width={148} height={32} />}
    </Home>
  )
}

const Home = styled(Link)<{ $align: 'start' | 'center' }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $align }) => $align};
  flex: 0 1 auto;
  min-inline-size: 48px;
  min-block-size: 44px;
  border-radius: var(--radius-s);
  color: var(--text);
  text-decoration: none;

  img {
    inline-size: 118px;
    min-inline-size: 0;
    block-size: 28px;
    object-fit: contain;
    object-position: ${({ $align }) => ($align === 'center' ? 'center' : 'left center')};
  }

  [dir='rtl'] & img {
    object-position: ${({ $align }) => ($align === 'center' ? 'center' : 'right center')};
  }

  @media ${media.largeText} {
    /* as wide as what stands beside it leaves, never alone on its line */
    flex: 1000 1 48px;

    img {
      inline-size: min(118px, 100%);
    }
  }

  @media ${media.tabletUp} {
    flex: none;

    img {
      inline-size: 148px;
      block-size: 32px;
    }
  }
`

const Word = styled.span`
  max-inline-size: 10ch;
  font-family: var(--font-display);
  font-size: var(--fs-xl);
  font-weight: 700;
  line-height: 1;
  letter-spacing: calc(var(--track) * -0.02em);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
