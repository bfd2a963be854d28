import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { seal } from '#platform/keys/sealed-text.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { checkOwner, type OwnerProof } from './check-owner.ts';
import { putFactor } from './second-factors.store.ts';
import { newTotpSecret, totpLink } from './totp.ts';

/** Shown once, to set up the authenticator app. */
export interface BegunFactor {
  readonly secret: string;
  readonly link: string;
  /** The link as a QR code, in SVG. */
  readonly qrCode: string;
}

/** Creates a new secret. Logins do not require it until the app's first code is confirmed. */
export async function beginSecondFactor(
  context: Context,
  proof: OwnerProof,
  { issuer, secret: serverSecret }: { readonly issuer: string; readonly secret: string },
): Promise<Result<BegunFactor, { readonly code: SecondFactorRefusal }>> {
  const checked = await checkOwner(context, proof);
  if (!checked.ok) return checked;
  const id = newId();
  const secret = newTotpSecret();
  const sealed = seal(serverSecret, 'second factor', id, secret);
  const begun = await inTransaction(context, ({ db }) => putFactor(db, proof.owner, id, sealed));
  if (!begun) return refuse({ code: 'already-on' });
  const link = totpLink(secret, { issuer, label: checked.value.email });
  return accept({ secret, link, qrCode: qrSvg(link) });
}
