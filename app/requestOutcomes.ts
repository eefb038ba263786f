import type { ConnectivityStore, RequestOutcome } from '../headless/connectivity/index.js';

/** How the app's requests end, for a connectivity store whose code is loaded after the first ones. */
export interface RequestOutcomes {
  /** Takes how a request to the app's own server ended. */
  report(outcome: RequestOutcome): void;
  /**
   * Passes on all later outcomes, and whether an earlier request was not answered. Returns how to
   * stop.
   */
  passTo(connectivity: Pick<ConnectivityStore, 'report'>): () => void;
}

/** Creates the link between the app's client and its connectivity store (behavior B-21). */
export function createRequestOutcomes(): RequestOutcomes {
  let receiver: Pick<ConnectivityStore, 'report'> | null = null;
  let hasMissedFailure = false;
  return {
    report: (outcome) => {
      receiver?.report(outcome);
      hasMissedFailure ||= receiver === null && outcome === 'unreachable';
    },
    passTo: (connectivity) => {
      receiver = connectivity;
      if (hasMissedFailure) connectivity.report('unreachable');
      hasMissedFailure = false;
      return () => {
        receiver = null;
      };
    },
  };
}
