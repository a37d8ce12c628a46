/**
 * Takes handlers and styles out of HTML before it is parsed. No safeguard, the sanitiser is: but parsing alone makes
 * the browser report every one of them to the console as against the Content-Security-Policy.
 */
export function withoutNoise(html: string): string {
  return html
    .replace(/<style\b[^<>]*>[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^<>]*>?/gi, (tag) => tag.replace(/([\s/"'])(?:on[a-z]+|style)(?=\s*=)/gi, '$1data-off'))
}
