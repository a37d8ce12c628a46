/**
 * Loads the page anew, unless the network is still down: then it would be gone for the browser's own error.
 *
 * Browsers keep the failure of a module's file as long as the page lives (whatwg/html#6768), and import it again
 * without asking the network. A new page is the only way to the file.
 */
export async function reloadIfReachable(address = location.href): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return
  }
  if (address === location.href) location.reload()
  else location.assign(address)
}
