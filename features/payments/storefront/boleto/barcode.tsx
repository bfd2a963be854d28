import { blackBars } from '../../domain/boleto/bars.ts';

const QUIET = 10;

/** A boleto's bars, to be scanned from the screen with a bank's app. */
export function Barcode({ digits }: { readonly digits: string }) {
  const { bars, width } = blackBars(digits);
  return (
    <svg
      role="img"
      aria-label="Código de barras do boleto"
      viewBox={`0 0 ${width + 2 * QUIET} 60`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-16 w-full max-w-130 rounded-sm bg-white"
    >
      {bars.map(({ x, width: bar }) => (
        <rect key={x} x={x + QUIET} y={4} width={bar} height={52} />
      ))}
    </svg>
  );
}
