interface Looking {
  look: string;
}

/** Merges lists so that the items of each are spread evenly over the result. */
export function weave<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Keeps the order as far as possible, with at least `apart` items between equal looks. */
export function spreadLooks<T extends Looking>(items: readonly T[], apart = 5): T[] {
  const waiting = [...items];
  const placed: T[] = [];
  while (waiting.length > 0) {
    const recent = new Set(placed.slice(-apart).map((item) => item.look));
    const next = waiting.findIndex((item) => !recent.has(item.look));
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
}
