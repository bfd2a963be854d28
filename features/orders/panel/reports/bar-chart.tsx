import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  /** What it shows, for who cannot see it; the numbers stand in the table beside it. */
  readonly label: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

/** Drawn by Chart.js, which only the reports load. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return;
    const colour = (name: string): string => getComputedStyle(place).getPropertyValue(name).trim();
    const chart = new Chart(place, {
      type: 'bar',
      data: {
        labels: bars.map((bar) => bar.label),
        datasets: [
          {
            data: bars.map(({ value }) => value),
            backgroundColor: colour('--color-brand-text') || '#1f6f54',
            borderRadius: 3,
            maxBarThickness: 48,
          },
        ],
      },
      options: {
        maintainAspectRatio: false,
        animation: false,
        scales: {
          x: { grid: { display: false }, ticks: { color: colour('--color-ink-2'), maxRotation: 0 } },
          y: {
            beginAtZero: true,
            border: { display: false },
            grid: { color: colour('--color-line') },
            ticks: { color: colour('--color-ink-2'), callback: (value) => format(Number(value)) },
          },
        },
        plugins: { tooltip: { callbacks: { label: ({ parsed }) => format(Number(parsed.y)) } } },
      },
    });
    return () => chart.destroy();
  }, [bars, format]);
  return (
    <div className="relative h-72">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
