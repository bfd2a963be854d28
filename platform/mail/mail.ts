/** A mail as features write it. How it is sent and where it is kept is not theirs to know. */
export interface Mail {
  /** Whose mail it is, as the reader's list of mails shows it. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The one door for mails. `id` is the same each time one is tried again, so that a second copy can be told by it. */
export type SendMail = (id: string, mail: Mail) => Promise<void>;

/** Trying again would change nothing: the address is none, or the server knows no such mailbox. */
export class Undeliverable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Undeliverable';
  }
}
