/** What of npm's lock matters here. */
interface Lock {
  readonly packages?: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>
}
export function isComplete(lock: Lock, installed: Lock): boolean
/** Why an installation is needed; undefined where none is. */
export function needsInstall(root: string): string | undefined
