/**
 * As `Promise.all`, but it ends when all of it has ended, also where one has failed. For what is written side by side in
 * a transaction: whoever went on after its end would ask the connection when it is somebody else's. Throws what failed first
 * in the order given. Decision 020.
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
