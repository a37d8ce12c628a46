import styled, { css } from 'styled-components'
import { bareButton, hiddenVisually, hitArea, media } from '../../ui'

export const SearchLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  > :first-child {
    flex: 1 1 0;
  }
  @media ${media.phone} {
    > button {
      padding-inline: 12px;
    }
    > button > span {
      gap: 0;
    }
  }
  @media ${media.largeText} {
    > button > span {
      gap: var(--space-2);
    }
  }
  /* the field has a line of its own */
  @media ${media.largeText} {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 100%;
    }
  }
  @media ${media.desktopUp} {
    > :first-child {
      max-inline-size: 520px;
    }
  }
`

/** Phones show the icon, and how many filters are on, unless the button has a line of its own. */
export const ButtonWord = styled.span`
  white-space: nowrap;

  @media ${media.phone} and (width > 18em) {
    ${hiddenVisually}
  }
`

export const ButtonCount = styled.span`
  margin-inline-start: var(--space-2);
  font-variant-numeric: tabular-nums;

  @media ${media.tabletUp}, ${media.largeText} {
    display: none;
  }
`

export const SortPlace = styled.div`
  display: none;
  margin-inline-start: auto;

  @media ${media.tabletUp} {
    display: block;
  }
`

export const ResultLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 32px;

  /* it says to screen readers alone that there are none */
  &[data-none='true'] {
    ${hiddenVisually}
    min-block-size: 0;
  }
`

export const Count = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-4);
`

export const Taken = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 30px;
  padding-inline: 10px 8px;
  border-radius: var(--radius-pill);
  background-color: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--fs-sm);
  font-weight: 500;
  ${hitArea}
`

export const SheetBody = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
`

export const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`

export const GroupName = styled.legend`
  margin-block-end: var(--space-2);
  padding: 0;
  font-weight: 700;
`

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** Where a title has what was searched for. */
export const marks = css`
  mark {
    border-radius: 2px;
    background-color: var(--accent-soft);
    color: var(--accent-text);
  }
`

export const NoticeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`

/** Ways on, where nothing was found. */
export const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`
