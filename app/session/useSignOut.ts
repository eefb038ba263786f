import { useHttp } from '../../headless/http/index.js';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { useSession } from '../../headless/session/index.js';
import { signOut } from '../resources/tokens.js';

/** Signs out, after asking about unsaved changes (behavior B-11). */
export function useSignOut(): () => void {
  const { ask } = useLeaveGuard();
  const http = useHttp();
  const { end } = useSession();
  return () => {
    ask(() => {
      void signOut(http);
      end();
    });
  };
}
