import styled from 'styled-components'
import { media } from '../../../ui'
import { type Scene, StepPicture } from './StepPicture'

export interface GuideStep {
  readonly text: string
  readonly scene: Scene
}

/** An install guide: each step as a picture with its words. */
export function Guide({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <List>
      {steps.map(({ text, scene }) => (
        <li key={text}>
          <StepPicture scene={scene} />
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 100px), 1fr));
  gap: var(--space-5) var(--space-4);
  counter-reset: step;

  li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    counter-increment: step;
    font-size: var(--fs-sm);
  }

  p {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: var(--space-2);
    line-height: 24px;
  }

  p::before {
    content: counter(step);
    display: grid;
    place-items: center;
    block-size: 24px;
    border-radius: var(--radius-pill);
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    li {
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: var(--space-4);
      font-size: var(--fs-md);
    }
  }
`
