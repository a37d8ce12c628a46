/** Where pages send what a visit was like; on the brand's own host. */
export const figuresPath = '/page-figures'

/** Greatest figures that are told; milliseconds, shifts and errors. Those of schemas/page-figures.schema.json. */
export const figureBounds = { time: 120_000, shift: 100, errors: 100 }
