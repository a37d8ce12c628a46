/** Services that vouch for somebody through Firebase Authentication. */
export type PopupChannel = 'google' | 'facebook'
export type Channel = PopupChannel | 'phone'

/** What Firebase says of a visitor. The token is for one call and is kept nowhere. */
export interface Proof {
  /** Id of the Firebase user, the token's `sub`. */
  readonly uid: string
  readonly idToken: string
  /** Who it is, for the visitor to recognise: an address, a number or a name. */
  readonly label: string | undefined
}

/** A code was sent; `confirm` proves that the visitor has it. */
export interface SentCode {
  confirm(code: string): Promise<Proof>
}

/** Firebase Authentication as the site uses it. Everything throws Firebase's errors, which carry `code`. */
export interface FirebaseGate {
  /**
   * Opens the service's window. Where the browser blocks it, the page itself goes there and the promise never
   * settles: `returned` has the answer after the way back.
   */
  enter(channel: PopupChannel): Promise<Proof>
  /** The answer of a service that the page went to; undefined where it went to none. */
  returned(): Promise<Proof | undefined>
  /** `number` in E.164. The container is where reCAPTCHA draws. */
  sendCode(number: string, container: HTMLElement): Promise<SentCode>
}
