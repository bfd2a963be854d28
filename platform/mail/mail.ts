/** A mail as features write it, independent of how it is sent and stored. */
export interface Mail {
  /** The sender's display name. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address to which mail programs may post, without a login, so that no such mail is sent again. RFC 8058. */
  readonly unsubscribe?: string;
}

/** Sends a mail. `id` stays the same when it is retried and becomes the Message-ID, so that duplicates can be recognised. */
export type SendMail = (id: string, mail: Mail) => Promise<void>;

/** A failed attempt, described by codes only ('450 4.2.1'): mail servers repeat addresses in their messages. */
export class MailFailure extends Error {
  constructor(codes: string) {
    super(codes);
    this.name = new.target.name;
  }
}

/** Retrying is pointless: the address is invalid, or the server rejects this mail permanently. */
export class Undeliverable extends MailFailure {}

/** The failure is not about this mail: the server is down, does not respond, rejects the login, or limits the rate. */
export class MailServerUnavailable extends MailFailure {}
