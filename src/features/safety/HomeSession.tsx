import styled from 'styled-components'
import SessionBar from './SessionBar'

/** Over the lobby of home, at the end of a line of its own. */
export default function HomeSession() {
  return (
    <Place>
      <SessionBar />
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  justify-content: end;
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  min-block-size: 44px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`
