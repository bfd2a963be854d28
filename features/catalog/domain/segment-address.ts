import type { Segment } from '#features/suppliers/domain/supplier-profile.ts';
import { slugify } from '#kernel/slugify.ts';

/** The slug of a segment's page: its name, or its id if the name gives no unique slug. */
export function segmentSlug(segments: readonly Segment[], { id, name }: Segment): string {
  const slug = slugify(name);
  const alone = segments.every((other) => other.id === id || slugify(other.name) !== slug);
  return slug !== '' && alone ? slug : id;
}

export const segmentAt = (segments: readonly Segment[], slug: string): Segment | undefined =>
  segments.find((segment) => segmentSlug(segments, segment) === slug);
