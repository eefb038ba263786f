import type { Contest, Standing } from './rounds.js';
import type { Measurement } from './turn.js';

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The contest's result in Markdown: times, how often they are the first subject's, and renders. */
export function report({ title, rendered }: Contest, standings: readonly Standing[]): string {
  const ours = standings[0]?.medians ?? [];
  const head = ours.flatMap(({ label }) => [
    `${label}, ms`,
    'ratio',
    ...(rendered === undefined ? [] : [rendered]),
  ]);
  const cells = ({ time, renders }: Measurement, index: number): readonly string[] => [
    time.toFixed(2),
    (time / (ours[index]?.time ?? NaN)).toFixed(2),
    ...(rendered === undefined ? [] : [String(renders)]),
  ];
  return [
    `### ${title}`,
    '',
    row(['', ...head]),
    row(['---', ...head.map(() => '--:')]),
    ...standings.map(({ subject, medians }) => row([subject, ...medians.flatMap(cells)])),
    '',
  ].join('\n');
}
