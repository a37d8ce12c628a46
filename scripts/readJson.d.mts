/** A file that was written by hand. What is no JSON in it is told with the file's name. */
export function readJson(file: string): unknown
