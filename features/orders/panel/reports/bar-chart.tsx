import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

interface ChartSeries {
  readonly label: string;
  readonly values: readonly number[];
  readonly tone?: keyof typeof TONES;
}

const TONES = {
  brand: ['--color-brand-text', '#1f6f54'],
  danger: ['--color-danger', '#b42318'],
  quiet: ['--color-line-2', '#a8a29e'],
} as const;

/** So many bars have room for their whole labels, in lines, also on a phone. */
const FEW = 5;
const LINE = 10;

/** A label in lines of about a word: 'Puseram', 'no carrinho'. */
function inLines(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A name beside its bar leaves the bar most of a phone's width. */
const MAX_NAME = 18;

const shortened = (name: string): string =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;

interface BarChartProps {
  /** What it shows, for who cannot see it; the numbers stand in the table beside it. */
  readonly label: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
  /** The series add up. */
  readonly stacked?: boolean;
  /** Bars lie, each beside its label: for names, which are too long to stand below. */
  readonly lying?: boolean;
}

/** Drawn by Chart.js, which only the reports load. */
export function BarChart({ label, labels, series, format, stacked = false, lying = false }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return;
    const isFew = labels.length <= FEW && labels.flatMap(inLines).every((line) => line.length <= LINE);
    const names = lying ? labels.map(shortened) : isFew ? labels.map(inLines) : [...labels];
    const colour = (name: string): string => getComputedStyle(place).getPropertyValue(name).trim();
    const chart = new Chart<'bar', number[], string | string[]>(place, {
      type: 'bar',
      data: {
        labels: names,
        datasets: series.map(({ label: name, values, tone = 'brand' }): ChartDataset<'bar', number[]> => {
          const [variable, otherwise] = TONES[tone];
          return {
            label: name,
            data: [...values],
            backgroundColor: colour(variable) || otherwise,
            borderRadius: 3,
            maxBarThickness: 48,
          };
        }),
      },
      options: {
        maintainAspectRatio: false,
        animation: false,
        indexAxis: lying ? 'y' : 'x',
        scales: {
          [lying ? 'y' : 'x']: {
            stacked,
            grid: { display: false },
            ticks: {
              color: colour('--color-ink-2'),
              maxRotation: 0,
              autoSkip: !isFew && !lying,
              autoSkipPadding: 12,
            },
          },
          [lying ? 'x' : 'y']: {
            stacked,
            beginAtZero: true,
            border: { display: false },
            grid: { color: colour('--color-line') },
            ticks: {
              color: colour('--color-ink-2'),
              maxRotation: 0,
              maxTicksLimit: lying ? 5 : 11,
              callback: (value) => format(Number(value)),
            },
          },
        },
        plugins: {
          legend: { display: series.length > 1, labels: { color: colour('--color-ink-2') } },
          tooltip: {
            callbacks: {
              title: ([bar]) => labels[bar?.dataIndex ?? 0] ?? '',
              label: ({ parsed, dataset }) => {
                const words = format(Number(lying ? parsed.x : parsed.y));
                return series.length > 1 ? `${dataset.label}: ${words}` : words;
              },
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [labels, series, format, stacked, lying]);
  return (
    <div className="relative h-72">
      {/* Outside of the flow: the width that the chart gives its canvas must not widen the page. */}
      <div className="absolute inset-0">
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    </div>
  );
}
