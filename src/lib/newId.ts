/** An id that nobody else makes: 128 random bits in hexadecimal. Works on plain http too, where randomUUID is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
