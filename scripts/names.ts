/** How names of files, variables and types are made of one another. */

/** `bet-records` as a variable: `betRecords`. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `betRecords` as a file: `bet-records`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the schema of a type is exported as: of `BetRecords`, `betRecordsSchema`. */
export const schemaConstant = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`

/** The type of a schema's values: of `bet-records`, `BetRecords`. */
export const typeName = (schema: string): string => {
  const name = camelCase(schema)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
