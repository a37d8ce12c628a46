import type { Cipher } from '../cipher'

const mark = 'plain.'

/**
 * In place of encryption where it is not what a test is about: bodies carry a mark in front, so that one which should
 * have been encrypted and was not is refused all the same. Both ends, with the headers of the real one.
 */
export const plainCipher = {
  header: 'JWE',
  contentType: 'application/jose',
  publicJwks: () => Promise.resolve({ keys: [{ kty: 'RSA', n: 'plain', e: 'AQAB', kid: 'plain', use: 'enc' }] }),
  decrypt: (body) =>
    body.startsWith(mark) ? Promise.resolve(body.slice(mark.length)) : Promise.reject(new Error('was not encrypted')),
  encrypt: (text) => Promise.resolve(mark + text),
} satisfies Cipher & { readonly encrypt: (text: string) => Promise<string> }
