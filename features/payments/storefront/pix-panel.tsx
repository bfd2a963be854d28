import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { formatTime } from '#kernel/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { ChargeWithQr } from '../contract/charges/charge.wire.ts';
import type { PixCharge } from '../domain/charge.ts';
import { CopyCode } from './copy-code.tsx';
import { type Countdown, countdown } from './countdown.ts';
import { useNow } from './use-now.ts';

interface PixPanelProps {
  readonly charge: ChargeWithQr;
  /** Requests a new code in place of an expired one. */
  readonly onNewCode: () => void;
  readonly busy: boolean;
}

/**
 * A Pix to pay: QR code, code to copy (first on phones, which can't scan their own screen) and expiry; after that, a
 * new code.
 */
export function PixPanel({ charge, onNewCode, busy }: PixPanelProps) {
  const now = useNow(true);
  const { pix, status } = charge;
  if (pix === undefined) return null;
  const left = now === undefined ? undefined : countdown(pix.expiresAt, now);
  if (status === 'expired' || left?.over) return <Over onNewCode={onNewCode} busy={busy} />;
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      {charge.qr !== undefined && <QrCode svg={charge.qr} amount={charge.amount} />}
      <div className="flex min-w-0 flex-col gap-5">
        <Expiry pix={pix} amount={charge.amount} left={left} />
        <CopyCode label="Pix copia e cola" code={pix.code} />
        <PlayedBank pix={pix} />
      </div>
    </div>
  );
}

function QrCode({ svg, amount }: { readonly svg: string; readonly amount: Money }) {
  return (
    <figure className="flex flex-col items-center gap-2 max-md:order-last">
      <img
        src={qrAddress(svg)}
        alt={`QR Code do Pix de ${formatMoney(amount)}`}
        width={220}
        height={220}
        className="size-55 rounded-md border border-line bg-surface p-2"
      />
      <figcaption className="text-center text-ink-2 text-sm">Aponte a câmera do app do seu banco</figcaption>
    </figure>
  );
}

interface ExpiryProps {
  readonly pix: PixCharge;
  readonly amount: Money;
  readonly left: Countdown | undefined;
}

/** Amount and expiry. The time of expiry is in the server's HTML; the countdown needs the browser's clock. */
function Expiry({ pix, amount, left }: ExpiryProps) {
  const zone = useTimeZone();
  return (
    <p className="text-ink-2">
      Pague <strong className="text-ink tabular-nums">{formatMoney(amount)}</strong> até as{' '}
      <strong className="text-ink">{formatTime(pix.expiresAt, zone)}</strong>
      {left !== undefined && (
        <>
          {' '}
          (faltam{' '}
          <span role="timer" aria-label={left.words} className="font-semibold text-ink tabular-nums">
            {left.figures}
          </span>
          )
        </>
      )}
      . A confirmação aparece aqui sozinha.
    </p>
  );
}

function Over({ onNewCode, busy }: Pick<PixPanelProps, 'onNewCode' | 'busy'>) {
  return (
    <Alert
      tone="warn"
      title="O prazo deste código terminou"
      announced
      actions={
        <Button tone="primary" busy={busy} onClick={onNewCode}>
          Gerar novo código
        </Button>
      }
    >
      O pedido continua reservado. Se você já pagou, aguarde: a confirmação aparece aqui.
    </Alert>
  );
}

/** Demo codes can only be paid at the demo's bank. */
function PlayedBank({ pix }: { readonly pix: PixCharge }) {
  const address = playedPixAddress(useShop().id, pix);
  if (address === undefined) return null;
  return (
    <p className="text-ink-2 text-sm">
      Loja de demonstração, nenhum dinheiro se move:{' '}
      <a href={address} target="_blank" rel="noopener" className="font-semibold text-brand-text underline">
        pagar no banco de demonstração
      </a>
    </p>
  );
}

/** The URL at the demo's bank that pays this code; undefined for a real Pix. */
const playedPixAddress = (shopId: string, { txid }: PixCharge): string | undefined =>
  /^sbx[0-9a-f]{24}$/.test(txid) ? `/sandbox-pagamentos/${shopId}/pix/${txid}` : undefined;

/** The server's SVG as the URL of an `<img>`: an image can't run scripts or load anything, whatever it contains. */
const qrAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
