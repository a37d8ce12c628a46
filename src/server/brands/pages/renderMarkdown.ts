import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/**
 * Markdown with tables as HTML. HTML in it stays text, and addresses other than http(s), mailto and the site's own are
 * left out: micromark is not told to allow them. The page cleans it once more before it is shown, as all HTML.
 */
export const renderMarkdown = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
