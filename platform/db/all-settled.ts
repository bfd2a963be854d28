/**
 * Like `Promise.all`, but settles only when all have settled. For concurrent writes of a transaction: one that outlived it would
 * use the connection when it already belongs to another transaction. Throws the first failure in the order given. Decision 020.
 */
export async function allSettledOrThrow<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  // Awaiting a query starts it, so each is awaited through one promise only.
  const promises = work.map((one) => Promise.resolve(one));
  try {
    return (await Promise.all(promises)) as { -readonly [At in keyof Work]: Awaited<Work[At]> };
  } catch (error) {
    const ends = await Promise.allSettled(promises);
    throw ends.find((end) => end.status === 'rejected')?.reason ?? error;
  }
}
