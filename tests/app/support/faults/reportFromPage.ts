/**
 * What a page tells the tests about itself. `told`: the user was told of a failure. `left`: the
 * user followed a link. `hang`: the page has been waiting for too long.
 */
export interface PageReport {
  readonly kind: 'told' | 'left' | 'hang';
  readonly what: string;
  /** What was typed into the form submitted last, and is no longer there at that moment. */
  readonly lost: readonly string[];
}

export interface PageReportOptions {
  /** The text of the button that loads a failed page again, in all languages. */
  readonly retryTexts: readonly string[];
  /** The announcements of a page that failed once more, in all languages. */
  readonly failureTexts: readonly string[];
  readonly patience: number;
}

declare global {
  interface Window {
    gnapReport?: (report: PageReport) => Promise<void>;
  }
}

/**
 * Runs in every page before anything else. Reports failures that the user is told, what is lost by
 * then, and endless waiting. It may use nothing from outside, since it is sent to the browser as
 * text.
 */
export function reportFromPage({ retryTexts, failureTexts, patience }: PageReportOptions): void {
  if (window !== window.top || location.protocol === 'about:') return;
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Control, string>();
  let told = new Set<string>();
  /** Announcements to screen readers: the same text in another element is announced again. */
  const announcements = new Map<HTMLElement, string>();
  let waitingSince: number | null = null;

  const report = (kind: PageReport['kind'], what: string): void => {
    const gone = [...typed].filter(([control, value]) => {
      return !control.isConnected || control.value !== value;
    });
    const lost = gone.map(([{ name, id }, value]) => `"${value}" in ${name || id}`);
    void window.gnapReport?.({ kind, what, lost });
  };
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ];
  const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

  /** Alerts, notifications of errors, messages of fields, and failed pages that can be loaded again. */
  const tellings = (): Set<string> => {
    const fields = all('[aria-invalid=true][aria-errormessage]').map((field) => {
      const message = field.getAttribute('aria-errormessage') ?? '';
      return `${field.id}: ${textOf(document.getElementById(message))}`;
    });
    const pages = all('main button:not([aria-disabled])').map(textOf);
    const messages = all('[role=alert], [role=region] li[data-type=error]').map(textOf);
    for (const element of all('[aria-relevant=additions] > *')) {
      const said = `${announcements.size}: ${textOf(element)}`;
      if (failureTexts.includes(textOf(element)) && !announcements.has(element))
        announcements.set(element, said);
    }
    return new Set([
      ...announcements.values(),
      ...messages.filter(Boolean),
      ...fields,
      ...pages.filter((text) => retryTexts.includes(text)),
    ]);
  };
  const isWaiting = (): boolean =>
    document.querySelector('h1') === null ||
    document.querySelector(
      '[aria-busy=true], .route-progress, [data-state=submitting], [data-state=validating]',
    ) !== null;

  const look = (): void => {
    const now = tellings();
    for (const what of now) if (!told.has(what)) report('told', what);
    told = now;
    if (!isWaiting()) waitingSince = null;
    else waitingSince ??= performance.now();
    if (waitingSince !== null && performance.now() - waitingSince > patience) {
      report('hang', document.title);
      waitingSince = Infinity;
    }
  };

  document.addEventListener(
    'input',
    ({ target }) => {
      const isControl =
        // A file is chosen, not typed, and is not kept in its control.
        (target instanceof HTMLInputElement && target.type !== 'file') ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      // A row that is selected is in no form, and goes when it is deleted.
      if (isControl && target.form !== null) typed.set(target, target.value);
    },
    true,
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const control of typed.keys()) {
        if (control.form !== target) typed.delete(control);
        // By now the field may have rewritten it, as 9 to 09:00, and that must stay.
        else typed.set(control, control.value);
      }
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link === null) return;
      // Of a form that has gone by now, as after a save, nothing is waited for any more.
      for (const control of typed.keys()) if (!control.isConnected) typed.delete(control);
      report('left', textOf(link));
    },
    true,
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  setInterval(look, 250);
}
