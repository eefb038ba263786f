import {
  defineStore,
  formatDefaultText,
  type AnnouncerActions,
  type FormatText,
  type Store,
} from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';
import { browserNetwork, type Network } from './browserNetwork.js';
import {
  FIRST_WAIT,
  connectivityMessage,
  longerWait,
  type ConnectivityState,
} from './connectivity.rules.js';
import { hasSignOfLife, type Probe } from './probe.js';

/** How a request ended: with an answer, whatever it says, or with none. */
export type RequestOutcome = 'reached' | 'unreachable';

/** Adds evidence about the connection, besides the browser's events and the probe. */
export interface ConnectivityActions {
  /** Reports how a request ended, which is better evidence than what the machine believes. */
  report(outcome: RequestOutcome): void;
  /**
   * Checks now; the result takes effect at once, unless newer evidence has come meanwhile. Resolves
   * with whether the server was reached.
   */
  check(): Promise<boolean>;
}

/** One per app: `watchFetch` reports to it, and a banner shows what it says. */
export type ConnectivityStore = Store<ConnectivityState, ConnectivityActions>;

/** The options of `createConnectivityStore`; none is required. */
export interface ConnectivityStoreOptions {
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** Default: the browser's. */
  network?: Network | undefined;
  /** Without one, only the machine's events and reported requests count. */
  probe?: Probe | undefined;
  /** The app's announcer. Default: nothing is said. */
  announce?: AnnouncerActions['announce'] | undefined;
  /** Default: the texts' default messages. */
  formatText?: FormatText | undefined;
}

/** How long evidence has to stand before it counts, to avoid flapping; in milliseconds. */
const SETTLING = { offline: 2_000, online: 1_000 } as const;
/** How long "connected again" is said, in milliseconds. */
const RESTORED = 5_000;

const ONLINE: ConnectivityState = { isOnline: true, since: null, isRestored: false };

/**
 * Creates the store that tells whether the app reaches its server (behavior B-21). The latest
 * evidence wins: the machine's event, a reported request, a probe; it counts once it has stood for
 * a while. Each change is announced once, politely. While the store is connected and the app is
 * offline, the probe is sent again and again.
 */
export function createConnectivityStore(options: ConnectivityStoreOptions = {}): ConnectivityStore {
  const { clock = systemClock, network = browserNetwork, probe } = options;
  const { announce = () => {}, formatText = formatDefaultText } = options;

  return defineStore<ConnectivityState, ConnectivityActions>(ONLINE, ({ get, set }) => {
    let isConnected = false;
    /** What `isOnline` becomes unless other evidence comes first; `null` if it stays as it is. */
    let settlingTo: boolean | null = null;
    let cancelSettling = (): void => {};
    /** Cancels the next check while offline, and the end of `isRestored` while online. */
    let cancelNext = (): void => {};
    /** How long the next check while offline waits. */
    let wait = FIRST_WAIT;
    /** Counts pieces of evidence, so that a probe's outdated result is ignored. */
    let evidence = 0;
    let runningProbe: Promise<boolean> | null = null;

    const believe = (isOnline: boolean): void => {
      cancelSettling();
      settlingTo = null;
      if (get().isOnline === isOnline) return;
      cancelNext();
      wait = FIRST_WAIT;
      set({ isOnline, since: clock.now(), isRestored: isOnline && isConnected });
      const message = connectivityMessage(get());
      if (message) announce(formatText(message));
      if (!isConnected) return;
      if (isOnline) {
        cancelNext = clock.setTimeout(() => {
          set({ isRestored: false });
        }, RESTORED);
      } else checkLater();
    };
    const consider = (isOnline: boolean): void => {
      evidence += 1;
      if (settlingTo === isOnline) return;
      cancelSettling();
      settlingTo = null;
      if (!isConnected || get().isOnline === isOnline) return;
      settlingTo = isOnline;
      cancelSettling = clock.setTimeout(
        () => {
          believe(isOnline);
        },
        isOnline ? SETTLING.online : SETTLING.offline,
      );
    };

    const isReachable = (): Promise<boolean> => {
      if (probe === undefined) return Promise.resolve(network.isOnline());
      const running = (runningProbe ??= hasSignOfLife(probe, clock).finally(() => {
        // Another one may be under way by then, over another network.
        if (runningProbe === running) runningProbe = null;
      }));
      return running;
    };
    /** Considers what the machine or a request says; either may be wrong, and a probe knows better. */
    const look = (isOnline: boolean): void => {
      if (probe === undefined) {
        consider(isOnline);
        return;
      }
      const before = (evidence += 1);
      void isReachable().then((isReached) => {
        if (evidence === before) consider(isReached);
      });
    };
    const checkLater = (): void => {
      if (probe === undefined) return;
      cancelNext();
      cancelNext = clock.setTimeout(() => {
        wait = longerWait(wait);
        void isReachable().then((isOnline) => {
          if (!isConnected || get().isOnline) return;
          if (isOnline) believe(true);
          else checkLater();
        });
      }, wait);
    };

    const check = async (): Promise<boolean> => {
      const before = evidence;
      const isOnline = await isReachable();
      if (evidence === before || settlingTo === isOnline) believe(isOnline);
      return isOnline;
    };

    return {
      actions: {
        report: (outcome) => {
          if (outcome === 'unreachable') look(false);
          else if (get().isOnline || probe === undefined) consider(true);
          // While offline, it may be the browser's cache that answers.
          else void check();
        },
        check,
      },
      start: () => {
        isConnected = true;
        let wasOnline = network.isOnline();
        if (wasOnline !== get().isOnline) look(wasOnline);
        if (!get().isOnline) checkLater();
        const stop = network.subscribe(() => {
          const isOnline = network.isOnline();
          const isNews = wasOnline !== isOnline;
          wasOnline = isOnline;
          // A probe that is under way was sent over the network as it was before.
          runningProbe = null;
          if (isNews || (!get().isOnline && probe !== undefined)) look(isOnline);
          // A network that is only just there may not carry that probe yet: the next one comes soon.
          wait = FIRST_WAIT;
          if (!get().isOnline) checkLater();
        });
        return () => {
          isConnected = false;
          stop();
          cancelSettling();
          settlingTo = null;
          cancelNext();
          set({ isRestored: false });
        };
      },
    };
  });
}
