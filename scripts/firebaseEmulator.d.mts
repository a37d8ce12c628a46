export declare const emulatorProject: string
export declare function ensureEmulator(log?: (line: string) => void): Promise<void>
export declare function startEmulator(
  port: number,
  log?: (line: string) => void,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
