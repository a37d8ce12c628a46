/** One of the brand's files that is there, and cannot be had now. */
export class FileAway extends Error {
  override readonly name = 'FileAway'
}
