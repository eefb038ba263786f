import { expect, test } from 'vitest';
import { createRequestOutcomes } from '../../app/requestOutcomes.js';
import type { ConnectivityStore, RequestOutcome } from '../../headless/connectivity/index.js';

function createReceiver(): { reported: RequestOutcome[] } & Pick<ConnectivityStore, 'report'> {
  const reported: RequestOutcome[] = [];
  return { reported, report: (outcome) => void reported.push(outcome) };
}

test('B-21 the store hears of later requests, and once that an earlier one failed', () => {
  const outcomes = createRequestOutcomes();
  outcomes.report('unreachable');
  outcomes.report('reached');
  const first = createReceiver();
  const stop = outcomes.passTo(first);
  outcomes.report('reached');
  expect(first.reported).toEqual(['unreachable', 'reached']);

  stop();
  outcomes.report('reached');
  expect(first.reported).toHaveLength(2);
  const second = createReceiver();
  outcomes.passTo(second);
  expect(second.reported).toEqual([]);
});
