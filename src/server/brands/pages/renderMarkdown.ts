import { isFollowed, pictureFile } from './addresses'
import { markdownParser, type Part, partsOf } from './markdown'

/** Address of a picture of the brand's assets; undefined where there is none. */
export type PictureAddress = (file: string) => string | undefined

/**
 * A page's Markdown as HTML. HTML in it stays text, links that cannot be followed are their words, and pictures that are
 * not the brand's own are the words that describe them. The page cleans it once more before it is shown, as all HTML.
 */
export function renderMarkdown(markdown: string, pictureAddress: PictureAddress): string {
  const parts = partsOf(markdown)
  for (const part of parts) {
    align(part)
    if (part.children) withoutDeadEnds(part.children, pictureAddress)
  }
  return markdownParser.renderer.render(parts, markdownParser.options, {})
}

function withoutDeadEnds(parts: Part[], pictureAddress: PictureAddress): void {
  let isDead = false
  for (const part of parts) {
    // a link stands in no other
    if (part.type === 'link_open') isDead = !isFollowed(part.attrGet('href') ?? '')
    if (part.type === 'link_open' || part.type === 'link_close') part.hidden = isDead
    if (part.type === 'image') showPicture(part, pictureAddress)
  }
}

function showPicture(part: Part, pictureAddress: PictureAddress): void {
  const file = pictureFile(part.attrGet('src') ?? '')
  const address = file === undefined ? undefined : pictureAddress(file)
  if (address !== undefined) {
    part.attrSet('src', address)
    return
  }
  part.content = markdownParser.renderer.renderInlineAsText(part.children ?? [], markdownParser.options, {})
  part.type = 'text'
}

/** The policy of the page takes no styles of a text. */
function align(part: Part): void {
  const [, side] = /^text-align:(\w+)$/.exec(part.attrGet('style') ?? '') ?? []
  if (side !== undefined) part.attrs = [['align', side]]
}

const { escapeHtml } = markdownParser.utils
const { rules } = markdownParser.renderer
rules['html_inline'] = (parts, at) => escapeHtml(parts[at]?.content ?? '')
rules['html_block'] = (parts, at) => `<p>${escapeHtml((parts[at]?.content ?? '').trimEnd())}</p>\n`
