/**
 * Like `Promise.all`, but settles only when all have settled. For concurrent writes of a transaction: one that outlived it would
 * use the connection when it already belongs to another transaction. Throws the first failure in the order given. Decision 020.
 */
export async function allSettledOrThrow<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const ends = await Promise.allSettled(work);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  }) as { -readonly [At in keyof Work]: Awaited<Work[At]> };
}
