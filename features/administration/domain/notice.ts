/** What needs a person of the platform. */
export type Notice =
  | { readonly kind: 'no-mail-server' }
  | { readonly kind: 'unsent-mails' | 'unknown-payments'; readonly count: number }
  | { readonly kind: 'failing-job' | 'paused-job' | 'no-second-step'; readonly name: string }
  | {
      readonly kind: 'failed-domain' | 'bad-certificate';
      readonly host: string;
      readonly shop: { readonly id: string; readonly name: string };
    };
