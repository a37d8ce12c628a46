/** How long a browser may take to begin saving, in milliseconds. */
const grace = 60_000

/** Hands a file to the visitor, as a download. */
export function saveFile(parts: readonly BlobPart[], name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), grace)
}
