/** The device's own way to send something on, where its browser has one. */
export const canShare = (data: ShareData): boolean =>
  'share' in navigator && ('canShare' in navigator ? navigator.canShare(data) : data.files === undefined)

/** False where it could not be sent. Who closes the device's list has changed their mind: nothing went wrong. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
