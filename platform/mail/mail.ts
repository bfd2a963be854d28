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

/** A try that failed, told in codes ('450 4.2.1'): mail servers repeat addresses in their words. */
export class MailFailure extends Error {
  constructor(codes: string) {
    super(codes);
    this.name = new.target.name;
  }
}

/** Trying again would change nothing: the address is none, or the server refuses this mail for good. */
export class Undeliverable extends MailFailure {}

/** It is not about this mail: the server is away, does not answer, takes no login, or has enough for now. */
export class MailServerUnavailable extends MailFailure {}
