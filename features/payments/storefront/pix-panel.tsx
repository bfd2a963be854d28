import { formatMoney, type Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import type { DrawnCharge } from '../contract/charge.wire.ts';
import type { PixCharge } from '../domain/charge.ts';
import { CopyCode } from './copy-code.tsx';
import { countdown } from './countdown.ts';
import { qrAddress } from './qr-address.ts';
import { useNow } from './use-now.ts';

/** A pending Pix charge: scan, or copy and paste (first on phones, which can't scan themselves), and until when. Nothing for what is not to be paid by Pix. */
export function PixPanel({ charge }: { readonly charge: DrawnCharge }) {
  if (charge.pix === undefined || charge.status !== 'pending') return null;
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      {charge.qr !== undefined && <QrCode svg={charge.qr} amount={charge.amount} />}
      <div className="flex min-w-0 flex-col gap-5">
        <Expiry pix={charge.pix} />
        <CopyCode label="Pix copia e cola" code={charge.pix.code} />
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

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The end is said as a time at once; how long that is, when the browser's own clock is known. */
function Expiry({ pix }: { readonly pix: PixCharge }) {
  const now = useNow(true);
  const left = now === undefined ? undefined : countdown(pix.expiresAt, now);
  if (left?.over) {
    return (
      <Alert tone="warn" title="O prazo deste código terminou" announced>
        Se você já pagou, aguarde: a confirmação aparece aqui. Se ainda não pagou, o mesmo código continua
        valendo.
      </Alert>
    );
  }
  return (
    <p className="text-ink-2">
      Pague até as <strong className="text-ink">{clock.format(pix.expiresAt)}</strong>
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
