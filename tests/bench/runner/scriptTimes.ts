/** A task of the page's main thread, as Chromium's tracing tells it. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  /** `X`: it has a length. */
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread had the processor, which other programs do not lengthen. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** What tracing has to be asked for. */
export const TRACE_CATEGORIES: readonly string[] = ['devtools.timeline', 'v8.execute'];

/** Script runs in these: listeners, timers, messages and frames; and what promises wait for. */
const SCRIPT: ReadonlySet<string> = new Set(['FunctionCall', 'RunMicrotasks']);

/** A call within a call is counted with the outer one. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const busyUntil = new Map<string, number>();
  return events.filter(({ pid, tid, ts, dur = 0 }) => {
    const thread = `${pid}:${tid}`;
    if (ts < (busyUntil.get(thread) ?? 0)) return false;
    busyUntil.set(thread, ts + dur);
    return true;
  });
}

/** In microseconds of the clock of `process.hrtime`, which is that of the trace. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * How long script ran in each of the spans, in milliseconds of processor time: listeners, promises,
 * timers and messages, without the browser's own layout and painting.
 * @param trace what tracing wrote, as JSON
 */
export function scriptTimes(trace: string, spans: readonly Span[]): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const calls = traceEvents
    .filter(({ name, ph }) => ph === 'X' && SCRIPT.has(name))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const times = spans.map(() => 0);
  for (const { ts, dur = 0, tdur = dur } of outermost(calls)) {
    const index = spans.findIndex(({ start, end }) => start <= ts && ts < end);
    if (index >= 0) times[index] = (times[index] ?? 0) + tdur / 1000;
  }
  return times;
}
