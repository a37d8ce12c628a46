import { createGlobalStyle } from 'styled-components'

/**
 * Reset and base elements. Colours and sizes come from the variables of `themeStyle`; what is seldom seen stands in
 * `seldomStyle`.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  /* What comes in over the page moves by these. Rules of its own for a movement, put in when it comes, would have the browser style the whole document. */
  @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
  @keyframes drop { from { opacity: 0; transform: translateY(-4px); } }

  html {
    font-family: var(--font-text);
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--line-strong) transparent;
    /* what takes the focus is brought out from under the header, the bar for the thumb and what is asked above it */
    scroll-padding-block: calc(var(--header-h) + var(--space-4))
      calc(max(var(--bottom-bar-h) + env(safe-area-inset-bottom), var(--asked-h, 0px)) + var(--space-4));
    background-color: var(--page);
    color: var(--text);
  }
  /* the same narrow space between Han and digits or Latin, whether a text brings one or not */
  html:is(:lang(zh), :lang(ja)) { text-autospace: normal; }
  /* The page stands still under a dialog. On html, nothing with var(): the browser would style every element anew. */
  html[data-modal] { overflow: hidden; }
  /* The empty place of a scrollbar is dimmed like the rest. */
  html[data-modal][data-scrollbar] {
    scrollbar-gutter: stable;
    background-image: linear-gradient(var(--scrim), var(--scrim));
  }

  /* a member's page in the browser's store for going back */
  html[data-away] body { visibility: hidden; }

  body {
    margin: 0;
    min-block-size: 100vh;
    min-block-size: 100dvh;
    background-color: var(--page);
    font-size: var(--fs-md);
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4, h5, h6 {
    margin: 0;
    font-family: var(--font-display);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: calc(var(--track) * -0.01em);
    word-spacing: var(--word-space);
    text-wrap: balance;
    word-break: auto-phrase;
  }
  h1 { font-size: var(--fs-3xl); }
  h2 { font-size: var(--fs-xl); }
  h3 { font-size: var(--fs-lg); }
  h4, h5, h6 { font-size: var(--fs-md); }

  :is(h1, h2, h3, h4, h5, h6):is(:lang(ar), :lang(fa), :lang(ur)) { line-height: 1.35; }
  :is(h1, h2, h3, h4, h5, h6):is(:lang(zh), :lang(ja), :lang(ko)) { line-height: 1.3; }

  p, ul, ol, dl, figure, blockquote, fieldset { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  dd { margin-inline-start: 0; }
  fieldset { min-inline-size: 0; padding: 0; border: 0; }
  img, svg, video, canvas, iframe { max-inline-size: 100%; }
  img, video { display: block; block-size: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, [role='button'], label, summary { touch-action: manipulation; }
  table { border-collapse: collapse; }
  hr { margin: 0; border: 0; border-block-start: 1px solid var(--line); }
  strong, b { font-weight: 700; }
  em, i, cite, dfn, var, address { font-style: var(--slant); }
  [hidden] { display: none; }

  a { color: var(--accent-text); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }

  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  :focus:not(:focus-visible), dialog:focus { outline: none; }
  ::selection { background-color: var(--accent); color: var(--on-accent); }

  .tabular, time, data, td, th { font-variant-numeric: tabular-nums; }

  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: var(--dur); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`
