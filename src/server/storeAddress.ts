/** Where a store is and how it is entered. */
export interface StoreAddress {
  /** `host:port` or `nats://host:port`, several with commas between. */
  readonly servers: string
  /** Stores of one cluster beside each other; the names of its streams begin with it. */
  readonly name: string
  /** File of the user's credentials, as `nsc` writes it. */
  readonly credentials?: string | undefined
  /** Copies that a store is made with; undefined: three in a cluster, else one. */
  readonly replicas?: number | undefined
}

type Variables = Readonly<Record<string, string | undefined>>

/** From the variables of the process; undefined where brands are folders. Throws on what it cannot read. */
export function readStoreAddress(env: Variables): StoreAddress | undefined {
  const servers = env['MARQUEE_STORE']
  if (servers === undefined || servers === '') return undefined
  const name = env['MARQUEE_STORE_NAME'] ?? 'marquee'
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name))
    throw new Error(`MARQUEE_STORE_NAME is "${name}"; allowed: small letters, digits and hyphens, a letter first`)
  const copies = env['MARQUEE_STORE_REPLICAS']
  const replicas = copies === undefined || copies === '' ? undefined : Number(copies)
  if (replicas !== undefined && ![1, 3, 5].includes(replicas))
    throw new Error(`MARQUEE_STORE_REPLICAS is "${copies}"; allowed: 1, 3 or 5`)
  for (const server of servers.split(','))
    if (!/^(?:nats:\/\/)?(?:[\w.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(server.trim()))
      throw new Error(`MARQUEE_STORE names "${server.trim()}"; allowed: host:port, several with commas between`)
  const credentials = env['MARQUEE_STORE_CREDENTIALS']
  return { servers, name, ...(credentials ? { credentials } : {}), ...(replicas !== undefined && { replicas }) }
}
