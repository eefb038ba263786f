import { defineStore, type Store } from '../core/vanilla.js';
import { untilAborted } from '../platform/index.js';
import { isDeparture, type AuthenticatedUser, type SessionStore } from '../session/vanilla.js';
import { isWorthAsking, type InterruptedRequest } from './reauthentication.rules.js';

/** Whether the dialog for signing in again is to be shown, and for whom (B-10). */
export interface ReauthenticationState {
  /** Sign-in is wanted in place: the page stays as it is, with a dialog over it. */
  readonly isOpen: boolean;
  /** Who was signed in, while open. */
  readonly user: AuthenticatedUser | null;
}

/** How requests wait for somebody to sign in again, and how that is given up. */
export interface ReauthenticationActions {
  /**
   * Tells of a request that was sent, and what comes of it. If the session is lost before that, the
   * dialog is open in the same moment, before a page that follows the session could go away.
   */
  watch(request: InterruptedRequest, outcome: Promise<unknown>): void;
  /**
   * Opens, or joins what is open, for a request whose token was refused. Resolves when somebody is
   * signed in again, whoever that is, or nobody will be, or the request is called off; at once for
   * a request that is not worth it, and where nobody was signed in. Never rejects.
   */
  ask(request: InterruptedRequest): Promise<void>;
  /** Gives up: closes, and what waits goes on without a session. */
  cancel(): void;
}

/** One per app: signing in again in place. `createShell` has `http` call `watch` and `ask`. */
export type ReauthenticationStore = Store<ReauthenticationState, ReauthenticationActions>;

/** The session to follow, and whether there is something to lose with it. */
export interface ReauthenticationStoreOptions {
  session: SessionStore;
  /** Whether something was typed that leaving the page would lose. Default: nothing ever. */
  hasUnsavedChanges?: (() => boolean) | undefined;
}

const CLOSED: ReauthenticationState = { isOpen: false, user: null };

/**
 * Makes the store behind signing in in place (B-10): one dialog for all requests that a refused
 * token interrupts, and for what was typed when a session ends by itself. It follows the session while
 * connected, and is closed while it is not.
 */
export function createReauthenticationStore({
  session,
  hasUnsavedChanges = () => false,
}: ReauthenticationStoreOptions): ReauthenticationStore {
  return defineStore<ReauthenticationState, ReauthenticationActions>(CLOSED, ({ get, set }) => {
    /** What is being saved, and what waits for the dialog. */
    const saves = new Set<InterruptedRequest>();
    /** By the time that a token is refused, the session may know nobody any more. */
    let person: AuthenticatedUser | null = null;
    /** The token that was there on opening: signing in again brings another. */
    let refused: string | null = null;
    let whenClosed = Promise.resolve();
    let goOn = (): void => {};

    const open = (): void => {
      if (get().isOpen || person === null) return;
      refused = session.getState().token;
      whenClosed = new Promise((resolve) => {
        goOn = resolve;
      });
      set({ isOpen: true, user: person });
    };
    const close = (): void => {
      if (!get().isOpen) return;
      saves.clear();
      set(CLOSED);
      goOn();
    };
    const withdraw = (request: InterruptedRequest): void => {
      saves.delete(request);
      if (saves.size === 0 && !hasUnsavedChanges()) close();
    };

    const follow = (): void => {
      const { status, token, user, endReason } = session.getState();
      if (isDeparture(endReason)) {
        person = null;
        close();
      } else if (token === null) {
        if (saves.size > 0 || hasUnsavedChanges()) open();
      } else {
        person = user;
        if (status === 'authenticated' && token !== refused) close();
      }
    };

    return {
      actions: {
        watch: (request, outcome) => {
          if (!isWorthAsking(request)) return;
          saves.add(request);
          outcome.then(
            () => {
              withdraw(request);
            },
            () => {
              // The end of the session calls it off as well; then the page must still stay.
              if (!get().isOpen || request.signal.aborted) withdraw(request);
            },
          );
        },
        ask: async (request) => {
          if (!isWorthAsking(request) || request.signal.aborted) return;
          open();
          if (!get().isOpen) return;
          saves.add(request);
          try {
            await untilAborted(whenClosed, request.signal);
          } catch {
            withdraw(request);
          }
        },
        cancel: close,
      },
      start: () => {
        follow();
        const stopFollowing = session.subscribe(follow);
        return () => {
          stopFollowing();
          person = null;
          close();
        };
      },
    };
  });
}
