/** Why a file could not be read; thrown by the readers, and turned into a refusal by their callers. */
export type DocumentFault =
  /** The file has another format. */
  | 'not-this-format'
  /** Cut off, inconsistent, or made to mislead. */
  | 'damaged'
  /** More rows, cells, bytes or processor time than allowed. */
  | 'too-complex';

export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}
