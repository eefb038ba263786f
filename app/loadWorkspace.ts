import type * as workspaceModule from './Workspace.js';

/** Loads what only a signed-in person needs: the router, the frame, and with them the pages. */
export function loadWorkspace(): Promise<typeof workspaceModule> {
  return import('./Workspace.js');
}
