/**
 * Base styles for paper and for colours of the visitor's own. The edge writes them into the page, as no script has to bring
 * them; `:root` weighs more than what the scripts then add for the same elements (theme/global).
 */
export const seldomStyle = [
  // black on white, whatever the theme
  '@media print{',
  ':root:root,:root body{background:white;color:black;color-scheme:light}',
  ':root body{--text:black;--text-muted:black;--accent-text:black;--surface-1:white;--surface-sunken:white}',
  '}',
  '@media(forced-colors:active){:root :focus-visible{outline-color:Highlight}}',
].join('')
