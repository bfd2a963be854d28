import { memo, type ReactNode, Suspense, use } from 'react';
import type { LatePart } from './late-part.ts';

interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly props: Props;
  /** Fallback if the server rendered nothing in its place. */
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
 * Renders a lazy part when the page is idle, or once it is loaded. Until then the server's HTML stays. Memoised by the
 * part's props, because a new render with equal props would replace that HTML by the fallback.
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
