import type { Context } from 'hono'
import { bcp47, direction, type TextLanguage } from '../language'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Pages of the sandbox run their own files alone, and are framed by one origin alone. */
const policy = (framedBy: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

export interface Page {
  readonly language: TextLanguage
  /** Plain text. */
  readonly title: string
  /** Folder of the page's `page.css` and `page.js`. */
  readonly folder: string
  /** HTML. */
  readonly body: string
  readonly script?: boolean
  /** Origin of the page around it; its own where it is not said. */
  readonly framedBy?: string
}

export function sendPage(
  context: Context,
  { language, title, folder, body, script = true, framedBy = "'self'" }: Page,
  status: 200 | 403 = 200,
): Response {
  const html = `<!doctype html>
<html lang="${bcp47[language]}" dir="${direction(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${folder}/page.css">
${body}
${script ? `<script src="${folder}/page.js" defer></script>` : ''}
</html>`
  return context.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(framedBy),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}

export function sendFile(context: Context, text: string, type: 'text/css' | 'text/javascript'): Response {
  return context.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=300',
  })
}
