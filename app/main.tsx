import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { createAppShell } from './createAppShell.js';
import { Workspace } from './lazyWorkspace.js';
import { Root } from './Root.js';
import { SignInPage } from './session/lazySignInPage.js';

const shell = createAppShell();
// Before the first render, so that it already has the right language, theme and session.
shell.connect();
const isSignedOut = shell.session.getState().status === 'unauthenticated';
void (isSignedOut ? SignInPage : Workspace).prepare();

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');

createRoot(container, {
  onUncaughtError: shell.errors.reportReactError,
  onCaughtError: shell.errors.reportReactError,
}).render(
  <StrictMode>
    <Root shell={shell} />
  </StrictMode>,
);
