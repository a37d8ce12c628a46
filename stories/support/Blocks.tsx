import styled from 'styled-components'

/** Numbered boxes to be laid out. */
export function Blocks({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <Block key={index}>{index + 1}</Block>)
}

const Block = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 40px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background-color: var(--surface-1);
`
