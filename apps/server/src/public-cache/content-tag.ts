/** Weak ETags of content: a hash and not a version number, because each process counts its own versions. */
import { createHash } from 'node:crypto';

export const contentTag = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Whether an `If-None-Match` header names the tag. */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((known) => `W/${known.trim().replace(/^W\//, '')}` === tag) ?? false;
