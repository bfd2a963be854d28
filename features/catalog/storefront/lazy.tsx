import { memo, type ReactNode, Suspense, use } from 'react';
import type { LazyPart } from './lazy-part.ts';

interface LazyProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** Fallback if the server rendered nothing in its place. */
  readonly meanwhile?: ReactNode;
}

function LazyOne<Props extends object>(lazy: LazyProps<Props>) {
  return (
    <Suspense fallback={lazy.meanwhile}>
      <Now {...lazy} />
    </Suspense>
  );
}

/**
 * Renders a lazy part when the page is idle, or once it is loaded. Until then the server's HTML stays. Memoised by the
 * part's props, because a new render with equal props would replace that HTML by the fallback.
 */
export const Lazy = memo(LazyOne, (before, after) => {
  const [old, next] = [before.props, after.props] as readonly Record<string, unknown>[];
  return (
    before.part === after.part &&
    before.meanwhile === after.meanwhile &&
    Object.entries(next ?? {}).every(([name, value]) => Object.is(old?.[name], value))
  );
}) as typeof LazyOne;

function Now<Props extends object>({ part, props }: LazyProps<Props>) {
  const Part = use(part.loadWhenIdle());
  return <Part {...props} />;
}
