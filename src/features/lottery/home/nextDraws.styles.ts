import styled from 'styled-components'

export const Place = styled.section`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  min-block-size: 292px;
  margin-inline: auto;
  padding-inline: var(--gutter);

  li > article {
    block-size: 100%;
  }
`

export const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  svg {
    color: var(--accent-text);
  }
`
