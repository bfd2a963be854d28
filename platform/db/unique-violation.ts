/** Whether the database refused a row because another one has its unique value: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && one.code === '23505') return true;
  }
  return false;
}
