import { useEffect, type ComponentType, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../../skin/core/index.js';
import type { SessionDialogsProps } from './SessionDialogs.js';

async function load(): Promise<ComponentType<SessionDialogsProps>> {
  return (await import('./SessionDialogs.js')).SessionDialogs;
}

/** Without the dialogs nobody can sign in in place, so what waits for that is canceled. */
function NoDialogs({ cause }: LostPartProps): null {
  useLostPart(cause, useReauthentication().cancel);
  return null;
}

const WantedDialogs = lazyPart({ load, Lost: NoDialogs });

/**
 * The page works without the dialogs until the user has to sign in again; then their code is
 * requested again.
 */
function LostDialogs({ session, cause }: SessionDialogsProps & LostPartProps): ReactElement | null {
  const { isOpen } = useReauthentication();
  useEffect(() => {
    consoleLog('Nobody will be asked to stay signed in.', cause);
  }, [cause]);
  return isOpen ? <WantedDialogs session={session} /> : null;
}

/** The dialogs that a session opens over the user's work; their code is loaded after the page. */
export const SessionDialogs: (props: SessionDialogsProps) => ReactElement | null = lazyPart({
  load,
  Lost: LostDialogs,
});
