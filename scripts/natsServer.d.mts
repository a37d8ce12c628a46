/** The server's file, or undefined where the machine has none. */
export function findNatsServer(): string | undefined
export function ensureNatsServer(log?: (line: string) => void): string | undefined

export interface NatsServers {
  readonly ports: readonly number[]
  /** As `MARQUEE_STORE` names them. */
  readonly servers: string
  readonly start: (port: number) => Promise<void>
  /** Kills one, as it is; its files stay for the next start. */
  readonly stop: (port: number, signal?: NodeJS.Signals) => Promise<void>
  readonly close: () => Promise<void>
}
export function startNats(binary: string, count?: number, more?: () => string): Promise<NatsServers>
