import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { formatTime } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { ChargeWithQr } from '../contract/charges/charge.wire.ts';
import type { PixCharge } from '../domain/charges/charge.ts';
import { CopyCode } from './copy-code.tsx';
import { type Countdown, countdown } from './countdown.ts';
import { PlayedBank } from './played-bank.tsx';
import { QrCode } from './qr-code.tsx';
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
      {charge.qr !== undefined && (
        <QrCode svg={charge.qr} alt={`QR Code do Pix de ${formatMoney(charge.amount)}`} />
      )}
      <div className="flex min-w-0 flex-col gap-5">
        <Expiry pix={pix} amount={charge.amount} left={left} />
        {charge.authorises && <Authorises />}
        <CopyCode label="Pix copia e cola" code={pix.code} />
        <PlayedBank code={pix.code} act="pagar" />
      </div>
    </div>
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

/** Before the code, so that nobody learns of it only at the bank. */
function Authorises() {
  return (
    <Alert tone="info" title="Este código também autoriza o Pix Automático">
      Ao pagar, você autoriza no seu banco o débito dos próximos pedidos da assinatura, até o teto que definir
      lá.
    </Alert>
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
