/** The whole file cannot be imported; the message, in Portuguese, says what to change. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
