import { useEffect, type ComponentType, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../../skin/core/index.js';
import type { SessionDialogsProps } from './SessionDialogs.js';

async function load(): Promise<ComponentType<SessionDialogsProps>> {
  return (await import('./SessionDialogs.js')).SessionDialogs;
}

/** Nobody can sign in in place: what waits for that must not wait for ever. */
function NoDialogs({ cause }: LostPartProps): null {
  useLostPart(cause, useReauthentication().cancel);
  return null;
}

const WantedDialogs = lazyPart({ load, Lost: NoDialogs });

/** The page goes on without, until somebody has to sign in again. */
function LostDialogs({ session, cause }: SessionDialogsProps & LostPartProps): ReactElement | null {
  const { isOpen } = useReauthentication();
  useEffect(() => {
    consoleLog('Nobody will be asked to stay signed in.', cause);
  }, [cause]);
  return isOpen ? <WantedDialogs session={session} /> : null;
}

/** What a session asks of a person in the midst of their work; its code comes after the page. */
export const SessionDialogs: (props: SessionDialogsProps) => ReactElement | null = lazyPart({
  load,
  Lost: LostDialogs,
});
