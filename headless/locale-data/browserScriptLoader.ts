import { createAngularStandIn, type RegistrationListener } from './angularStandIn.js';
import { createScriptTrust } from './scriptTrust.js';

/** Who is told what becomes of a locale script that is being loaded. */
export interface LocaleScriptEvents {
  /** The script has registered something, which may be more than once. */
  readonly onRegister: RegistrationListener;
  /** The script has arrived and has run. */
  readonly onLoad: () => void;
  /** It did not arrive, or it threw. */
  readonly onError: (cause: unknown) => void;
}

/**
 * Loads the script at a URL, and tells what happens to it until the returned function is called.
 * Throws where nothing can be loaded.
 */
export type LoadLocaleScript = (url: string, events: LocaleScriptEvents) => () => void;

/**
 * Runs a script in a window of its own. The page's `angular`, if it has one, stays untouched, scripts
 * cannot mix, and a broken script's error is an event of that window: the page's error handling could
 * not be kept from hearing it, since Chromium calls a window's listeners in order of registration.
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
 * Loads locale scripts by script elements, from these URLs and no other (spec row LOCALE-1), each in a
 * hidden frame that is there only as long as it is needed. A frame that is taken away runs nothing any
 * more, so a script that is late does no harm.
 */
export function createBrowserScriptLoader(urls: ReadonlySet<string>): LoadLocaleScript {
  const trust = createScriptTrust(urls);
  return (url, events) => {
    const trusted = trust(url);
    const frame = document.createElement('iframe');
    frame.hidden = true;
    // Firefox puts the frame's document in place later than others; what was there before is lost.
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
