import { renderInShell } from './renderInShell.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Notifications } from '../../../skin/notifications/index.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

/** The notifications and what speaks them, with a button that is on the page. */
export async function renderNotifications(): Promise<Rendered> {
  return renderInShell(
    <>
      <button type="button">On the page</button>
      <Notifications />
      <LiveRegions />
    </>,
  );
}
