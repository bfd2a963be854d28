import { Suspense, use } from 'react';
import type { LatePart } from './late-part.ts';

interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly props: Props;
}

/** Draws a part as soon as it is there. What the server drew stands until then. */
export const Late = <Props extends object>(late: LateProps<Props>) => (
  <Suspense>
    <Now {...late} />
  </Suspense>
);

function Now<Props extends object>({ part, props }: LateProps<Props>) {
  const Part = use(part.load());
  return <Part {...props} />;
}
