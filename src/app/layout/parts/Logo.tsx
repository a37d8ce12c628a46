import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { logoOnAtom } from '../../../site/logo'
import { paths } from '../../../site/paths'
import { displayFace, media } from '../../../ui'

/**
 * The brand's mark, or its name set in its own typeface; leads home. Its box has one size, so nothing moves. Where there is
 * one both stand there, for each theme, and only the one that is seen is loaded: the edge does not know the theme.
 * @param centered on wide screens; on phones it stands at the start
 */
export function Logo({ centered = false }: { readonly centered?: boolean }) {
  const { name } = useAtomValue(brandAtom)
  const logoOn = useAtomValue(logoOnAtom)
  const { t } = useTranslation()
  const [onLight, onDark] = [logoOn('light'), logoOn('dark')]
  // a kilobyte that says whose site it is does not wait behind scripts
  const mark = { alt: name, width: 148, height: 32, fetchPriority: 'high' as const }
  return (
    <Home to={paths.home} aria-label={t('app.logo', { brand: name })} $centered={centered}>
      {onLight === undefined || onDark === undefined ? (
        <Word>{name}</Word>
      ) : (
        <>
          <img {...mark} src={onLight} loading="lazy" data-on="light" />
          <img {...mark} src={onDark} loading="lazy" data-on="dark" />
        </>
      )}
    </Home>
  )
}

const Home = styled(Link)<{ $centered: boolean }>`
  display: flex;
  align-items: center;
  justify-content: start;
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
    object-position: left center;
  }
  [data-theme='dark'] & [data-on='light'],
  [data-theme='light'] & [data-on='dark'] {
    display: none;
  }

  [dir='rtl'] & img {
    object-position: right center;
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
    justify-content: ${({ $centered }) => ($centered ? 'center' : 'start')};

    img {
      inline-size: 148px;
      block-size: 32px;
    }
    &&& img {
      ${({ $centered }) => ($centered ? 'object-position: center;' : '')}
    }
  }
`

const Word = styled.span`
  max-inline-size: 10ch;
  ${displayFace}
  font-size: var(--fs-xl);
  font-weight: 700;
  line-height: 1;
  letter-spacing: calc(var(--track) * -0.02em);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
