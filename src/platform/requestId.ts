/** 64 bits in 16 letters: short enough to be read out. Not randomUUID, which pages without TLS do not have. */
export const createRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
