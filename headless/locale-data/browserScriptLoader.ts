import { createAngularStandIn, type RegistrationListener } from './angularStandIn.js';
import { createScriptTrust } from './scriptTrust.js';

/** Callbacks for what happens to a locale script while it loads. */
export interface LocaleScriptEvents {
  /** The script has registered something; may be called more than once. */
  readonly onRegister: RegistrationListener;
  /** The script has arrived and has run. */
  readonly onLoad: () => void;
  /** It did not arrive, or it threw. */
  readonly onError: (cause: unknown) => void;
}

/**
 * Loads the script at a URL, and reports what happens to it until the returned function is called.
 * May throw if the script cannot be loaded.
 */
export type LoadLocaleScript = (url: string, events: LocaleScriptEvents) => () => void;

/**
 * Runs a script in a window of its own: the page's `angular`, if any, stays untouched, scripts
 * cannot interfere with each other, and a broken script's error is an event of that window. In the
 * page's own window, the page's error handling could not be kept from it, since Chromium calls a
 * window's listeners in order of registration.
 */
function runInFrame(frame: Window, url: string, events: LocaleScriptEvents): void {
  const { onRegister, onLoad, onError } = events;
  Reflect.set(frame, 'angular', createAngularStandIn(onRegister));
  frame.addEventListener('error', (event) => {
    event.preventDefault();
    onError(event.error);
  });
  const script = frame.document.createElement('script');
  script.src = url;
  script.onload = onLoad;
  script.onerror = () => {
    onError(new Error('The file could not be loaded.'));
  };
  frame.document.head.append(script);
}

/**
 * Loads locale scripts by script elements, from these URLs and no other (spec row LOCALE-1), each
 * in a hidden frame that exists only as long as it is needed. A removed frame runs nothing, so a
 * late script does no harm.
 */
export function createBrowserScriptLoader(urls: ReadonlySet<string>): LoadLocaleScript {
  const trust = createScriptTrust(urls);
  return (url, events) => {
    const trusted = trust(url);
    const frame = document.createElement('iframe');
    frame.hidden = true;
    // Firefox replaces the frame's first document a moment later, with all that was added to it.
    frame.onload = () => {
      frame.onload = null;
      if (frame.contentWindow !== null) runInFrame(frame.contentWindow, trusted, events);
    };
    document.body.append(frame);
    return () => {
      frame.remove();
    };
  };
}
