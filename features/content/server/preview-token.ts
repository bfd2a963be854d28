/** Tokens of preview links: they open the latest version of one page until they expire. Nothing is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type DerivedKey, derivedKeys } from '#platform/keys/derived-keys.ts';
import type { PageId } from '../domain/static-page.ts';

const PURPOSE = 'page preview';

/** In place of a page's id: the home, and the carousels of all pages. */
export const HOME_PREVIEW = 'home';
/** As well: the menu, the footer and the texts, on all pages. */
export const SHOP_PREVIEW = 'shop';

interface PreviewSubject {
  readonly supplierId: SupplierId;
  readonly pageId: PageId;
}

/** '<moment of expiry>.<signature>', safe in addresses. */
export function issuePreviewToken(secrets: string, subject: PreviewSubject, expiresAt: Instant): string {
  const [key] = derivedKeys(secrets, PURPOSE);
  const expiry = expiresAt.toString(36);
  return `${expiry}.${signature(key, subject, expiry).toString('base64url')}`;
}

export function opensPreview(secrets: string, subject: PreviewSubject, token: string, now: Instant): boolean {
  const [expiry = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const isSigned = derivedKeys(secrets, PURPOSE).some((key) => {
    const expected = signature(key, subject, expiry);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned && now < Number.parseInt(expiry, 36);
}

const signature = (key: DerivedKey, { supplierId, pageId }: PreviewSubject, expiry: string): Buffer =>
  createHmac('sha256', key.bytes).update(`${supplierId} ${pageId} ${expiry}`).digest();
