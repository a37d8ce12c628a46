/** What is on its way: `Skeleton` says so; `data-far` is asked for when it comes near. */
const onItsWay = '[data-skeleton]'

/** Never while it has the focus, which would be lost. */
const hiddenFooter = `main:has(${onItsWay}:not([data-far] *))+footer:not(:focus-within),footer:has(${onItsWay}):not(:focus-within)`

/**
 * Styles of what is not there yet, and of what does not come. They are needed before any script, and cost none.
 *
 * A page is seldom as high as its skeletons. What stands below them is not seen before it has its place, so that nothing
 * moves for somebody who is at the end of a page before the page is: the footer, what says `data-below`, and of what stands
 * in `data-parts` all that follows. In the footer's place a ring turns meanwhile.
 *
 * A picture that failed is its words in the display typeface, or nothing, in place of the browser's sign of it: what stands
 * before it takes its whole height. A letter or a brand's name looks as if it were meant.
 */
export const standInStyle = [
  `${hiddenFooter},:has(${onItsWay})~[data-below],[data-parts]>:has(${onItsWay})~*{visibility:hidden}`,
  '@keyframes wait{to{rotate:1turn}}',
  `:is(${hiddenFooter})::before{content:'';visibility:visible;position:absolute;inset-inline:0;inline-size:24px;block-size:24px;margin-inline:auto;border:3px solid var(--line-strong);border-block-start-color:var(--accent);border-radius:50%;animation:wait 1s linear infinite,rise .2s .4s backwards}`,
  'img{overflow:hidden}',
  'img::before{content:attr(alt);display:grid;place-items:center;block-size:100%;font-family:var(--font-display);font-weight:700;line-height:1;white-space:nowrap}',
  'img[data-on]::before{justify-items:start;font-size:var(--fs-xl)}',
  'footer img::before{justify-items:start}',
].join('')
