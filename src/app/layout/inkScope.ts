import { css } from 'styled-components'

/**
 * A band in the deepest shade of the brand's accent: everything inside that reads the usual variables is set in light
 * ink. Ramp steps this far apart keep text far above WCAG AA whatever the accent.
 */
export const inkScope = css`
  --page: var(--accent-950);
  --surface-1: color-mix(in srgb, var(--accent-900) 60%, var(--accent-950));
  --surface-2: var(--accent-900);
  --surface-sunken: var(--accent-950);
  --surface-hover: var(--accent-900);
  --line: color-mix(in srgb, var(--accent-100) 18%, transparent);
  --line-strong: var(--accent-400);
  --text: var(--accent-50);
  --text-muted: var(--accent-200);
  --text-subtle: var(--accent-300);
  --accent-text: var(--accent-200);
  --success-text: var(--success-on-ink);
  --warning-text: var(--warning-on-ink);
  --danger-text: var(--danger-on-ink);
  --focus: var(--accent-200);
  background-color: var(--page);
  color: var(--text);
`
