/** What is on its way: `Skeleton` says so; `data-far` is asked for when it comes near. */
const onItsWay = '[data-skeleton]'

/**
 * Styles of what is not there yet, and of what does not come. They are needed before any script, and cost none.
 *
 * A page is seldom as high as its skeletons. What stands below them is not seen before it has its place, so that nothing
 * moves for somebody who is at the end of a page before the page is: the footer, what says `data-below`, and of what stands
 * in `data-parts` all that follows.
 *
 * A picture that failed is its words in the display typeface, or nothing, in place of the browser's sign of it: what stands
 * before it takes its whole height. A letter or a brand's name looks as if it were meant.
 */
export const standInStyle = [
  `main:has(${onItsWay}:not([data-far] *))+footer,footer:has(${onItsWay}),:has(${onItsWay})~[data-below],[data-parts]>:has(${onItsWay})~*{visibility:hidden}`,
  'img{overflow:hidden}',
  'img::before{content:attr(alt);display:grid;place-items:center;block-size:100%;font-family:var(--font-display);font-weight:700;line-height:1;white-space:nowrap}',
  'img[data-on]::before{justify-items:start;font-size:var(--fs-xl)}',
  'footer img::before{justify-items:start}',
].join('')
