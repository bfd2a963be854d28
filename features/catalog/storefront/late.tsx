import { memo, type ReactNode, Suspense, use } from 'react';
import type { LatePart } from './late-part.ts';

interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly props: Props;
  /** Stands in its place where nothing was drawn before. */
  readonly meanwhile?: ReactNode;
}

function LateOne<Props extends object>(late: LateProps<Props>) {
  return (
    <Suspense fallback={late.meanwhile}>
      <Now {...late} />
    </Suspense>
  );
}

/**
 * Draws a part when the page is quiet, or once it is there. What the server drew stands until then, unless it is to be
 * drawn otherwise: so nothing is drawn again for props that say the same.
 */
export const Late = memo(LateOne, (before, after) => {
  const [old, next] = [before.props, after.props] as readonly Record<string, unknown>[];
  return (
    before.part === after.part &&
    before.meanwhile === after.meanwhile &&
    Object.entries(next ?? {}).every(([name, value]) => Object.is(old?.[name], value))
  );
}) as typeof LateOne;

function Now<Props extends object>({ part, props }: LateProps<Props>) {
  const Part = use(part.soon());
  return <Part {...props} />;
}
