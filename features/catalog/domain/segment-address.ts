import type { Segment } from '#features/suppliers/domain/supplier-profile.ts';
import { slugify } from './slugify.ts';

/** By what a segment's page is named: its name, or its id where another one would have the same address. */
export function segmentSlug(segments: readonly Segment[], { id, name }: Segment): string {
  const slug = slugify(name);
  const alone = segments.every((other) => other.id === id || slugify(other.name) !== slug);
  return slug !== '' && alone ? slug : id;
}

export const segmentAt = (segments: readonly Segment[], slug: string): Segment | undefined =>
  segments.find((segment) => segmentSlug(segments, segment) === slug);
