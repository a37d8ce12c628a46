import styled, { keyframes } from 'styled-components'

const grow = keyframes`
  from { transform: scaleY(0); }
`
const appear = keyframes`
  from { opacity: 0; }
`

/** A drawing by classes and theme variables alone: nothing in it is styled in place. */
export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  overflow: visible;
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;

  text {
    fill: var(--text-muted);
    dominant-baseline: central;
  }
  .grid {
    stroke: var(--line);
  }
  .zero {
    stroke: var(--line-strong);
  }
  .gain {
    fill: var(--success-text);
  }
  .loss {
    fill: var(--danger-text);
  }
  .line {
    fill: none;
    stroke: var(--accent-text);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .area {
    fill: var(--accent-soft);
  }
  .dot {
    fill: var(--accent-text);
    stroke: var(--surface-1);
    stroke-width: 2;
  }
  .target {
    fill: transparent;
  }
  .target[data-active='true'] {
    fill: var(--surface-hover);
  }

  @media (prefers-reduced-motion: no-preference) {
    .column {
      transform-box: fill-box;
      animation: ${grow} var(--dur-slow) var(--ease-out);
    }
    .column.gain {
      transform-origin: bottom;
    }
    .column.loss {
      transform-origin: top;
    }
    .line,
    .area {
      animation: ${appear} var(--dur-slow) var(--ease-out);
    }
  }
`
