export const nodeLines: Readonly<Record<string, string>>
export function ensureNode(
  root: string,
  version: string,
  options?: { readonly name?: string; readonly log?: (line: string) => void },
): string | undefined
