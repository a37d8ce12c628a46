/** Bytes before and after, with brotli. */
export function precompress(
  dir: string,
): Promise<{ readonly files: number; readonly before: number; readonly after: number }>
