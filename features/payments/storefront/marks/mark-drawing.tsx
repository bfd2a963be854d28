import type { PaymentKind } from '../../domain/method-settings.ts';

/** Own drawings, no brand's: squares of a code, bars, a card, a card's machine, a note, a calendar. In a box of 24 × 16. */
const SHAPES: Readonly<Record<PaymentKind, string>> = {
  pix: 'M5 1h5v5H5zM14 1h5v5h-5zM5 10h5v5H5zM14.5 10.5h0M18.5 10.5h0M14.5 14.5h0M18.5 14.5h0M16.5 12.5h0',
  boleto: 'M3 2v12M6 2v12M8 2v12M12 2v12M15 2v12M17 2v12M21 2v12',
  card: 'M2 3a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM2 5.5h20M5.5 11h5',
  'card-on-delivery':
    'M7 2a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM9.5 3.5h5v3h-5zM10 10h0M14 10h0M10 12.5h0M14 12.5h0',
  'cash-on-delivery': 'M2 3h20v10H2zM12 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M5 6h0M19 10h0',
  'on-account': 'M4 3h16v12H4zM4 6.5h16M8 1v3.5M16 1v3.5M9 11l2 2 4-4',
};

export const MarkDrawing = ({ kind }: { readonly kind: PaymentKind }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 16"
    className="h-3.5 w-5.25 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={SHAPES[kind]} />
  </svg>
);
