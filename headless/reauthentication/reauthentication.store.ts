import { defineStore, type Store } from '../core/vanilla.js';
import { untilAborted } from '../platform/index.js';
import { isDeparture, type AuthenticatedUser, type SessionStore } from '../session/vanilla.js';
import { isWorthAsking, type InterruptedRequest } from './reauthentication.rules.js';

/** Whether to show the dialog for signing in again, and for whom (B-10). */
export interface ReauthenticationState {
  /** The user has to sign in again in place: the page stays as it is, with a dialog over it. */
  readonly isOpen: boolean;
  /** Who was signed in, while open. */
  readonly user: AuthenticatedUser | null;
}

/** How requests wait for the user to sign in again, and how to give up. */
export interface ReauthenticationActions {
  /**
   * Registers a request that was sent, and its outcome. If the session is lost before the outcome,
   * the dialog opens at once, before a page that follows the session could unmount.
   */
  watch(request: InterruptedRequest, outcome: Promise<unknown>): void;
  /**
   * Opens the dialog, or joins the open one, for a request whose token was refused. Resolves when
   * somebody has signed in again, whoever that is, or nobody will, or the request is aborted; at
   * once if the request is not worth asking for, or nobody was signed in. Never rejects.
   */
  ask(request: InterruptedRequest): Promise<void>;
  /** Gives up: closes the dialog, and waiting requests go on without a session. */
  cancel(): void;
}

/** One per app: signing in again in place. `createShell` makes `http` call `watch` and `ask`. */
export type ReauthenticationStore = Store<ReauthenticationState, ReauthenticationActions>;

/** The session to follow, and whether its end would lose anything. */
export interface ReauthenticationStoreOptions {
  session: SessionStore;
  /** Whether leaving the page would lose something typed. Default: never. */
  hasUnsavedChanges?: (() => boolean) | undefined;
}

const CLOSED: ReauthenticationState = { isOpen: false, user: null };

/**
 * Creates the store behind signing in in place (B-10): one dialog for all requests that a refused
 * token interrupts, and for unsaved changes when a session ends by itself. It follows the session
 * while connected, and is closed while it is not.
 */
export function createReauthenticationStore({
  session,
  hasUnsavedChanges = () => false,
}: ReauthenticationStoreOptions): ReauthenticationStore {
  return defineStore<ReauthenticationState, ReauthenticationActions>(CLOSED, ({ get, set }) => {
    /** Saves in flight, and those that wait for the dialog. */
    const saves = new Set<InterruptedRequest>();
    /** Remembered here, as the session may have lost its user by the time a token is refused. */
    let lastUser: AuthenticatedUser | null = null;
    /** The token when the dialog opened; signing in again brings another one. */
    let refusedToken: string | null = null;
    /** The user will not sign in again: the end of the session, which may follow, opens nothing. */
    let isGivenUp = false;
    /** Resolves when the open dialog closes, by `resolveClosed`. */
    let whenClosed = Promise.resolve();
    let resolveClosed = (): void => {};

    const open = (): void => {
      if (get().isOpen || lastUser === null) return;
      refusedToken = session.getState().token;
      whenClosed = new Promise((resolve) => {
        resolveClosed = resolve;
      });
      set({ isOpen: true, user: lastUser });
    };
    const close = (): void => {
      if (!get().isOpen) return;
      saves.clear();
      set(CLOSED);
      resolveClosed();
    };
    const withdraw = (request: InterruptedRequest): void => {
      saves.delete(request);
      if (saves.size === 0 && !hasUnsavedChanges()) close();
    };

    const follow = (): void => {
      const { status, token, user, endReason } = session.getState();
      if (isDeparture(endReason)) {
        lastUser = null;
        close();
      } else if (token === null) {
        if (!isGivenUp && (saves.size > 0 || hasUnsavedChanges())) open();
      } else {
        lastUser = user;
        isGivenUp = false;
        if (status === 'authenticated' && token !== refusedToken) close();
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
              // The end of the session aborts the request too, but then the page must stay.
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
        cancel: () => {
          isGivenUp = get().isOpen;
          close();
        },
      },
      start: () => {
        follow();
        const stopFollowing = session.subscribe(follow);
        return () => {
          stopFollowing();
          lastUser = null;
          close();
        };
      },
    };
  });
}
