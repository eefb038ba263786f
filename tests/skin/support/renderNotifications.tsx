import { renderInShell } from './renderInShell.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Notifications } from '../../../skin/notifications/index.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

/** Renders the notifications and the live regions that announce them, with a button on the page. */
export async function renderNotifications(): Promise<Rendered> {
  return renderInShell(
    <>
      <button type="button">On the page</button>
      <Notifications />
      <LiveRegions />
    </>,
  );
}
