/** Which test proves which items of the specification. */
export interface Proof {
  /** From the project's root. */
  readonly file: string;
  /** As the test's source has it, with its placeholders. */
  readonly title: string;
  /** Items as the lists of the specification name them: `SPEC_CALLS`, `SPEC_SENTENCES` and so on. */
  readonly proves: readonly string[];
}

export const proof = (file: string, title: string, ...proves: readonly string[]): Proof => ({
  file,
  title,
  proves,
});

/** Whether it looks at the screens in a browser. */
export const isOnScreen = ({ file }: Proof): boolean => file.startsWith('e2e/');
