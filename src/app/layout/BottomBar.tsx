import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { matchPath } from 'react-router'
import styled, { css } from 'styled-components'
import type { Actions } from '../../engine/entry'
import { brandAtom } from '../../site/brand'
import { useMarkedPath } from '../../site/comingPath'
import { useModal } from '../../site/modal'
import { opens } from '../../site/opens'
import { modals } from '../../site/paths'
import { useLabel } from '../../site/Slot'
import { Icon, media, onlyAt, useMedia, useOnly } from '../../ui'
import { clampLines } from '../../ui/css'
import { menuOpenAtom } from './menu'
import { ItemLink } from '../../site/ItemLink'
import { useSearchKey } from '../../site/useSearchKey'
import { useThumbItems } from './useThumbItems'

/** Bar for the thumb on phones. */
export function BottomBar() {
  const phone = useMedia(media.phone)
  const isShown = useOnly('phone')
  const items = useThumbItems()
  const { header } = useAtomValue(brandAtom).layout
  const label = useLabel()
  const { t } = useTranslation()
  const pathname = useMarkedPath()
  const setMenu = useSetAtom(menuOpenAtom)
  const { open } = useModal()
  const hasSearch = phone && items.some(({ props }) => props.action === 'search')
  useSearchKey(hasSearch ? () => open(modals.search) : undefined)
  if (!isShown || items.length === 0) return null
  // `useThumbItems` has put a category in the place of the other action
  const actions: Readonly<Record<Exclude<Actions['bottom.bar'], 'leadCategory'>, () => void>> = {
    menu: () => setMenu(true),
    search: () => open(modals.search),
  }
  const opened = { menu: 'menu', search: modals.search }
  return (
    <Bar aria-label={t('app.nav.thumb')} $look={header} {...onlyAt('phone')}>
      <ul>
        {items.map(({ id, icon, label: text, link, props: { to, action } }) => {
          if (to === undefined && link === undefined && action === undefined) return <li key={id} aria-hidden />
          const active = to !== undefined && !link && matchPath({ path: to, end: false }, pathname) !== null
          const inside = (
            <>
              <Icon name={icon ?? 'star'} size={22} />
              <span>{label(text)}</span>
            </>
          )
          return (
            <li key={id}>
              {action !== undefined && action !== 'leadCategory' ? (
                <button type="button" aria-haspopup="dialog" {...opens(opened[action])} onClick={actions[action]}>
                  {inside}
                </button>
              ) : (
                <ItemLink to={to} link={link} {...(active && { 'aria-current': 'page' as const })}>
                  {inside}
                </ItemLink>
              )}
            </li>
          )
        })}
      </ul>
    </Bar>
  )
}

/** A floating capsule, a ruled bar, or a soft sheet: the brand's header says which. */
const looks = {
  rail: css`
    background-color: var(--surface-2);
    box-shadow: 0 -1px 0 var(--line);

    [aria-current]::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline: 28%;
      block-size: 3px;
      border-end-start-radius: 3px;
      border-end-end-radius: 3px;
      background-color: var(--accent);
    }
  `,
  mega: css`
    background-color: var(--surface-1);
    box-shadow: 0 -1px 0 var(--line);

    /* heavier without being wider: no label moves */
    [aria-current] span {
      -webkit-text-stroke: 0.45px currentColor;
    }
  `,
  centered: css`
    border-start-start-radius: var(--radius-l);
    border-start-end-radius: var(--radius-l);
    background-color: var(--surface-2);
    box-shadow: var(--shadow-3);

    [aria-current] svg {
      padding-block: 4px;
      inline-size: min(50px, 100%);
      border-radius: var(--radius-pill);
      background-color: var(--accent-soft);
    }
    svg {
      block-size: 30px;
    }
    /* around an icon as large as the others */
    @media ${media.largeText} {
      [aria-current] svg {
        padding-block: 0.175rem;
        /* the 1.25rem of the others and its padding */
        min-block-size: 1.6rem;
      }
    }
  `,
}

const Bar = styled.nav<{ $look: keyof typeof looks }>`
  position: fixed;
  z-index: 45;
  inset-inline: 0;
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  ${({ $look }) => looks[$look]}

  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    /* icons on one line, whether a label has one line or two */
    grid-template-rows: 1fr auto auto 1fr;
    row-gap: 2px;
    block-size: var(--bottom-bar-h);
  }

  li,
  a,
  button {
    display: grid;
    grid-row: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
  }

  a,
  button {
    position: relative;
    justify-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 2px;
    border: 0;
    background: none;
    color: var(--text-muted);
    font: inherit;
    font-size: min(var(--fs-xs), 3.9vw);
    font-weight: 500;
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
  }

  svg {
    grid-row: 2;
  }

  span {
    ${clampLines(2)}
    grid-row: 3;
    overflow-wrap: anywhere;
  }

  /* a fifth of the width holds no word of that size: icons of it tell instead */
  @media ${media.largeText} {
    svg {
      grid-row: 1 / -1;
      align-self: center;
      min-inline-size: 1.25rem;
      min-block-size: 1.25rem;
    }
    span {
      font-size: 0;
    }
  }

  [aria-current] {
    color: var(--accent-text);
  }

  a:focus-visible,
  button:focus-visible {
    outline-offset: -3px;
  }

  @media print {
    display: none;
  }
`
