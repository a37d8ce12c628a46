import { benchBrands } from '../../src/server/brands/benchBrands'

/** Start over so many brand folders, and one look-up of a host. */
export async function benchBrandFolders(): Promise<void> {
  const rows = []
  for (const count of [10, 100, 1000, 10_000]) {
    const { brands, startMs, lookupNs, newFolderMs } = await benchBrands(count, { watch: count <= 1000 })
    rows.push({
      brands,
      'start ms': Math.round(startMs),
      'look-up ns': Math.round(lookupNs),
      'new folder served ms': newFolderMs === undefined ? '' : Math.round(newFolderMs),
    })
  }
  console.table(rows)
}
