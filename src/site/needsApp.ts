/**
 * Thrown at the edge by a part that nobody can use before the app, in a dialog that is drawn for an early press: what stands
 * for the part while its code is on its way stands for it there too.
 */
export class NeedsApp extends Error {
  override name = 'NeedsApp'
}
