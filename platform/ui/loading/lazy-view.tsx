import { lazy, type ReactNode, useState } from 'react';

type View<Props> = (props: Props) => ReactNode;

interface LostProps {
  readonly again: () => void;
}

/**
 * A component whose code is loaded on first render. If loading fails, for instance without a connection, the rest of the page
 * stays and `Lost` is shown in its place.
 */
export function lazyView<Props extends object>(
  load: () => Promise<View<Props>>,
  Lost: View<Props & LostProps> = LostPart,
): View<Props> {
  const fetched = () =>
    lazy<View<Props & LostProps>>(async () => ({ default: await load().catch(() => Lost) }));
  let known = fetched();
  return function LazyView(props) {
    const [{ Part }, draw] = useState({ Part: known });
    const again = (): void => {
      known = fetched();
      draw({ Part: known });
    };
    return <Part {...props} again={again} />;
  };
}

export function LostPart({ again }: LostProps) {
  return (
    <span role="alert" className="m-5 block">
      Sem conexão: esta parte não pôde ser carregada.{' '}
      <button type="button" className="font-semibold underline" onClick={again}>
        Tentar de novo
      </button>
    </span>
  );
}
