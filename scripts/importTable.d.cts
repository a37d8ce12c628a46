declare const table: Readonly<Record<string, readonly string[]>>
export = table
