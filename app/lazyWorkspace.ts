import type { LazyPart } from '../skin/core/index.js';
import { lazyPage } from './lazyPage.js';
import type { WorkspaceProps } from './Workspace.js';

/** What only a signed-in person needs: the router, the frame, and with them the pages. */
export const Workspace: LazyPart<WorkspaceProps> = lazyPage(
  async () => (await import('./Workspace.js')).Workspace,
);
