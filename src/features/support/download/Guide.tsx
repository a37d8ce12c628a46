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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
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
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--space-2);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  p::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: var(--radius-pill);
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-3) var(--space-4);
      font-size: var(--fs-md);
    }
    /* below the picture where the text is large */
    p {
      flex: 1 1 9em;
    }
  }
`
