/**
 * The browser's own store of passwords (Credential Management). Chromium has it; Safari and Firefox do not. It asks
 * the visitor itself, both before it keeps a password and, where there are several, before it gives one.
 */
export interface SavedLogin {
  readonly username: string
  readonly password: string
}

interface PasswordCredentialData {
  readonly id: string
  readonly name?: string
  readonly password: string
}
type PasswordCredentialMaker = new (data: PasswordCredentialData) => Credential

interface Store {
  readonly container: Pick<CredentialsContainer, 'get' | 'store'>
  readonly make: PasswordCredentialMaker
}

const isMaker = (value: unknown): value is PasswordCredentialMaker => typeof value === 'function'

/** Undefined where the browser has no such store, or the page is not served securely. */
function findStore(): Store | undefined {
  const make: unknown = Reflect.get(globalThis, 'PasswordCredential')
  if (!isMaker(make) || !globalThis.isSecureContext || !('credentials' in navigator)) return undefined
  return { container: navigator.credentials, make }
}

export const hasCredentialStore = (): boolean => findStore() !== undefined

/**
 * Asks for a saved login; without a question where there is exactly one and the visitor allowed that. Undefined where
 * there is none, the visitor picks none, or another question is open already.
 */
export async function readSavedLogin(): Promise<SavedLogin | undefined> {
  const store = findStore()
  if (!store) return undefined
  const options: CredentialRequestOptions & { readonly password: true } = { password: true, mediation: 'optional' }
  let credential: Credential | null
  try {
    credential = await store.container.get(options)
  } catch {
    // NotAllowedError, AbortError, NotSupportedError: the browser gives nothing
    return undefined
  }
  if (credential?.type !== 'password' || !('password' in credential)) return undefined
  const { id, password } = credential
  return typeof password === 'string' && id !== '' && password !== '' ? { username: id, password } : undefined
}

/** Offers a login that has just worked; the browser asks the visitor. Never in the way of anything. */
export async function offerToSave({ username, password }: SavedLogin): Promise<void> {
  const store = findStore()
  if (!store) return
  try {
    await store.container.store(new store.make({ id: username, name: username, password }))
  } catch {
    // forbidden by a policy, or the visitor said never
  }
}
