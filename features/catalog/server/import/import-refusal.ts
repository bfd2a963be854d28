/** The file as a whole can't be imported; the message, in Portuguese, says what to change. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
