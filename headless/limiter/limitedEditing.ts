import type { LimiterStore } from './limiter.store.js';

/** A native field whose text can be limited. */
export type LimitedElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces the selection as if the text were typed, so that undo keeps working. Where the browser
 * cannot do that in a field, undo is lost.
 */
function replaceSelection(element: LimitedElement, text: string): void {
  const { ownerDocument, selectionStart, selectionEnd } = element;
  if (ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) return;
  element.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The text that an event is about to insert; empty for one that inserts none. A corrected word is let
 * through: Firefox selects the one that it replaces only after this event.
 */
function insertedBy(event: InputEvent, element: LimitedElement): string {
  if (!/^insert(?!Replace)/.test(event.inputType)) return '';
  // Enter in a single-line field submits its form.
  if (/Break|Paragraph/.test(event.inputType)) return 'rows' in element ? '\n' : '';
  return (event.data ?? event.dataTransfer?.getData('text') ?? '').replace(/\r\n?/g, '\n');
}

/**
 * Keeps typed, pasted or dropped text within the limit (spec row LIMIT-1). A composition is left
 * alone until it ends, and the text around it stays. Where browsers do not tell the selection, as in
 * `<input type="email">`, an edit that does not fit is taken back as a whole. The composition's state
 * survives when React detaches and reattaches the `ref` meanwhile, as it does with an inline function.
 * @returns a function that starts this for an element, and returns the function that stops it
 */
export function createLimitedEditing({
  fit,
  input,
  reportTrimmed,
}: Pick<LimiterStore, 'fit' | 'input' | 'reportTrimmed'>): (
  element: LimitedElement | null,
) => (() => void) | null {
  /** The text around the selection; during a composition, as it was when that started. */
  let before = '';
  let after = '';
  /** The attribute `maxlength`, which is missing during a composition; -1 if there is none. */
  let maxLength = -1;

  /** The end of an insertion that does not fit; empty if all of it fits. */
  const excessOf = (inserted: string): string =>
    inserted.slice(fit({ before, inserted, after }).length);

  return (element) => {
    if (element === null) return null;
    const target: HTMLElement = element;
    const readAround = (): void => {
      const { value, selectionStart, selectionEnd } = element;
      before = value.slice(0, selectionStart ?? value.length);
      after = value.slice(selectionEnd ?? value.length);
    };
    const replaceAndReport = (text: string, trimmed: string): void => {
      // Reported only once React has handled the input event; a render before that would discard
      // the text.
      const { ownerDocument } = element;
      const report = (): void => {
        ownerDocument.removeEventListener('input', report);
        clearTimeout(late);
        reportTrimmed(trimmed);
      };
      // The page may stop the event on its way.
      const late = setTimeout(report);
      ownerDocument.addEventListener('input', report);
      replaceSelection(element, text);
    };

    /** Takes back an edit that does not fit, where it is not known what it has replaced. */
    const takeBack = (inserted: string): void => {
      const { value } = element;
      if (fit({ before: '', inserted: value, after: '' }) === value) return;
      element.value = before;
      input(before);
      reportTrimmed(inserted);
    };

    const limitInput = (event: InputEvent): void => {
      if (event.isComposing) return;
      readAround();
      const inserted = insertedBy(event, element);
      const excess = excessOf(inserted);
      if (!excess) return;
      if (element.selectionStart === null) {
        // With it the browser would cut the text itself, and nothing would say so.
        element.removeAttribute('maxlength');
        target.addEventListener(
          'input',
          () => {
            takeBack(inserted);
          },
          { once: true },
        );
        return;
      }
      event.preventDefault();
      if (excess === inserted) reportTrimmed(excess);
      else replaceAndReport(inserted.slice(0, -excess.length), excess);
    };
    const beginComposition = (): void => {
      readAround();
      // With `maxlength` the browser would cut the composed text itself, in the middle of visible
      // characters.
      ({ maxLength } = element);
      element.removeAttribute('maxlength');
    };
    const endComposition = ({ data }: CompositionEvent): void => {
      if (maxLength >= 0) element.maxLength = maxLength;
      const { value } = element;
      const end = value.length - after.length;
      const excess = excessOf(value.slice(before.length, end));
      if (element.selectionStart === null) takeBack(data);
      else if (excess) {
        element.setSelectionRange(end - excess.length, end);
        replaceAndReport('', excess);
      }
    };

    target.addEventListener('beforeinput', limitInput);
    target.addEventListener('compositionstart', beginComposition);
    target.addEventListener('compositionend', endComposition);
    return () => {
      target.removeEventListener('beforeinput', limitInput);
      target.removeEventListener('compositionstart', beginComposition);
      target.removeEventListener('compositionend', endComposition);
    };
  };
}
