import { useEffect, useRef, type MouseEventHandler } from 'react';
import {
  propGetter,
  useAnnounce,
  useFormatText,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import { formatCountdown, isAnnounced } from './sessionExpiry.rules.js';
import type {
  SessionExpiryActions,
  SessionExpiryState,
  SessionExpiryStore,
} from './sessionExpiry.store.js';
import { sharedSessionExpiry } from './sharedSessionExpiry.js';

const TITLE: Text = { id: 'gnap.session-expiry.title', defaultMessage: 'Are you still there?' };
const STAY: Text = { id: 'gnap.session-expiry.stay', defaultMessage: 'Stay signed in' };
const LEAVE: Text = { id: 'gnap.session-expiry.leave', defaultMessage: 'Sign out' };
const FAILURE: Text = {
  id: 'gnap.session-expiry.failure',
  defaultMessage: 'The session could not be renewed. Check the connection and try again.',
};

/** The options of `useSessionExpiry`; below `sharedSessionExpiry.context` none is required. */
export interface UseSessionExpiryOptions {
  /** Default: what `sharedSessionExpiry.context` provides; a shell has none. */
  store?: SessionExpiryStore | undefined;
  /** The dialog's name. Default `gnap.session-expiry.title`, "Are you still there?". */
  title?: Text | undefined;
  /** The stay button. Default `gnap.session-expiry.stay`, "Stay signed in". */
  stayLabel?: Text | undefined;
  /** The leave button. Default `gnap.session-expiry.leave`, "Sign out". */
  leaveLabel?: Text | undefined;
}

/** For each of the two buttons; the one to leave is never disabled. */
export interface SessionExpiryButtonProps {
  type: 'button';
  /** True while the session is being renewed; the button keeps the focus. */
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** What the dialog shows and says, in the current language, and the props of its buttons. */
export interface UseSessionExpiryResult extends SessionExpiryState, SessionExpiryActions {
  title: string;
  /** What the dialog says, with the time left as `m:ss`: "Your session ends in 1:45." */
  message: string;
  /** What to say when the session could not be renewed; else `null`. */
  failedText: string | null;
  stayLabel: string;
  leaveLabel: string;
  getStayProps: PropGetter<SessionExpiryButtonProps>;
  getLeaveProps: PropGetter<SessionExpiryButtonProps>;
}

function messageOf(seconds: number): Text {
  return {
    id: 'gnap.session-expiry.message',
    defaultMessage: 'Your session ends in {time}.',
    values: { time: formatCountdown(seconds) },
  };
}

function announcementOf(seconds: number): Text {
  return {
    id: 'gnap.session-expiry.announcement',
    defaultMessage: 'Your session ends in {seconds} seconds.',
    values: { seconds },
  };
}

/** Announces the countdown at a few of its seconds, and a failure. */
function useAnnouncements(
  { isOpen, secondsLeft }: SessionExpiryState,
  failedText: string | null,
): void {
  const announce = useAnnounce();
  const format = useFormatText();
  const lastSeconds = useRef(secondsLeft);
  useEffect(() => {
    const isDue = isOpen && isAnnounced(secondsLeft, lastSeconds.current);
    lastSeconds.current = secondsLeft;
    if (isDue) announce(format(announcementOf(secondsLeft)), 'assertive');
  }, [isOpen, secondsLeft, announce, format]);
  const lastText = useRef(failedText);
  useEffect(() => {
    if (failedText && failedText !== lastText.current) announce(failedText, 'assertive');
    lastText.current = failedText;
  }, [failedText, announce]);
}

/**
 * The question whether to stay signed in (behavior B-09), for an `alertdialog` that is rendered
 * while `isOpen`. Call it in one place of the app: it announces the countdown.
 * Throws a ToolkitError if there is no store.
 */
export function useSessionExpiry({
  store,
  title = TITLE,
  stayLabel = STAY,
  leaveLabel = LEAVE,
}: UseSessionExpiryOptions = {}): UseSessionExpiryResult {
  const expiry = sharedSessionExpiry.useStore('useSessionExpiry', store);
  const state = useStoreState(expiry, (whole) => whole);
  const format = useFormatText();
  const failedText = state.hasFailed ? format(FAILURE) : null;
  useAnnouncements(state, failedText);

  return {
    ...expiry,
    ...state,
    title: format(title),
    message: format(messageOf(state.secondsLeft)),
    failedText,
    stayLabel: format(stayLabel),
    leaveLabel: format(leaveLabel),
    getStayProps: propGetter<SessionExpiryButtonProps>({
      type: 'button',
      'aria-disabled': state.isRenewing || undefined,
      onClick: () => void expiry.stay(),
    }),
    getLeaveProps: propGetter<SessionExpiryButtonProps>({
      type: 'button',
      'aria-disabled': undefined,
      onClick: expiry.leave,
    }),
  };
}
