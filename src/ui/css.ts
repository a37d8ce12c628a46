import { css } from 'styled-components'
import { media } from './breakpoints'

/** Out of sight, still read by screen readers. */
export const hiddenVisually = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Widens the area that answers to a finger to 44 px without changing what is seen. The element must be positioned. */
export const hitArea = css`
  &::after {
    content: '';
    position: absolute;
    inset-block: min(0px, 50% - 22px);
    inset-inline: min(0px, 50% - 22px);
  }
`

/** A disc of 36 px that answers to a finger within 44, without an element more. Comes after `bareButton`. */
export const roundOnPicture = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 4px;
  border-radius: 50%;
  background-color: color-mix(in srgb, var(--surface-2) 88%, transparent);
  background-clip: content-box;
  color: var(--text);
`

/** One line, cut with an ellipsis; give its element the whole as `title`. Where text is large, as many lines as it needs. */
export const oneLine = css`
  min-inline-size: 0;
  overflow: hidden;
  /* Not hidden: a scroll container is a layer of its own, which is felt on walls of cards. Letters that reach below the line are whole. */
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.largeText} {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

/** Where lines stand close and what is below the last is cut: letters of Arabic script reach further down. */
export const deepLines = css`
  &:is(:lang(ar), :lang(fa), :lang(ur)) {
    line-height: 1.8;
  }
`

/** At most so many lines, unless text is large; give its element the whole as `title`. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;

  @media ${media.largeText} {
    display: block;
    overflow: visible;
    overflow-wrap: anywhere;
  }
`

/** The one measure of pages: their titles stand at the same place, wherever one goes. Who adds padding keeps the gutter. */
export const pageFrame = css`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** A whole page: its title stands as far below the header as that of every other. */
export const pageBody = css`
  ${pageFrame}
  padding-block: var(--space-5) var(--space-8);

  @media ${media.desktopUp} {
    padding-block-start: var(--space-6);
  }
`

/** Drawn when it comes near: `size` is the height that its content is guessed to have until then, such as 200px. */
export const nearby = (size: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${size};
`

/** Words in the display typeface that are no heading: headings have it and its spacing anyway (theme/global). */
export const displayFace = css`
  font-family: var(--font-display);
  word-spacing: var(--word-space);
`

/** A heading in the typeface of the text, or words of one within a heading. */
export const textFace = css`
  font-family: var(--font-text);
  word-spacing: normal;
`

/** A button without the browser's looks. */
export const bareButton = css`
  appearance: none;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`

/** A card that is a link rises a little under the mouse. */
export const liftOnHover = css`
  transition:
    transform var(--dur) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.hover} {
    &:hover {
      transform: translateY(-2px);
      background-color: var(--surface-hover);
    }
  }
`
