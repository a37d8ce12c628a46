import type { BrandFiles, LoadedBrand } from './loadedBrand'
import type { ResolvedFolder } from './resolveFolder'

/** A resolved brand as the edge serves it, wherever its files are. */
export function loadedBrand<Files extends BrandFiles>(
  { id, brand, secrets, sources, theme, texts, pages, chain }: ResolvedFolder,
  hosts: readonly string[],
  files: Files,
): LoadedBrand & { readonly files: Files } {
  const textLayers = chain.map((folder) => ({ folder: folder.files.label, texts: folder.texts }))
  return { id, brand, secrets, sources, theme, texts, textLayers, pages, hosts, files }
}
