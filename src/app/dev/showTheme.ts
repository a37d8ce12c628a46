/** The style element that the edge writes (server/edge/page.ts). */
const themeStyle = /<style id="marquee-theme"[^>]*>([^]*?)<\/style>/

/**
 * While developing: the brand's theme as the edge derives it now, put into this page. Nothing is drawn anew, so that
 * what was typed and opened stays.
 */
export async function showTheme(): Promise<void> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } })
  // not parsed as a document: its styles carry the nonce of another page
  const now = themeStyle.exec(await answer.text())?.[1]
  const shown = document.getElementById('marquee-theme')
  if (now === undefined || shown === null) window.location.reload()
  else shown.textContent = now
}
