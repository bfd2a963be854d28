/** Why a file could not be read; thrown while it is read, and turned into a refusal by whoever reads it. */
export type DocumentFault =
  /** Another kind of file. */
  | 'not-this-format'
  /** Cut off, inconsistent, or made to mislead. */
  | 'damaged'
  /** More rows, cells, bytes or work than a reader may spend. */
  | 'too-complex';

export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}
