/**
 * Deletes in statements of at most `max` rows, so that none runs long, until one finds fewer. `deleteSome` deletes up to `max` rows
 * and returns how many. Returns the sum.
 */
export async function deleteInBatches(
  deleteSome: (max: number) => Promise<number>,
  max: number,
): Promise<number> {
  let sum = 0;
  let deleted: number;
  do {
    deleted = await deleteSome(max);
    sum += deleted;
  } while (deleted === max);
  return sum;
}
