/** Whether one search text goes on from another, or takes something of its end back: 'arr' and 'arroz', but not 'feijão'. */
export const isTypedOn = (before: string, now: string): boolean =>
  before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
