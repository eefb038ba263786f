import type { LimiterStore } from './limiter.store.js';

/** A native field whose text can be limited. */
export type LimitedElement = HTMLInputElement | HTMLTextAreaElement;

const EVENTS = ['beforeinput', 'compositionstart', 'compositionend'] as const;

/**
 * Replaces the selection as if the text were typed, so that undo keeps working. Where the browser
 * cannot do that in a field, undo is lost.
 */
function type(element: LimitedElement, text: string): void {
  const { ownerDocument, selectionStart, selectionEnd } = element;
  if (ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) return;
  element.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text that an event is about to insert; empty for one that inserts none. */
function insertedBy(event: InputEvent | CompositionEvent, element: LimitedElement): string {
  if (!('inputType' in event && event.inputType.startsWith('insert'))) return '';
  // Enter in a single-line field submits its form.
  if (/Break|Paragraph/.test(event.inputType)) return 'rows' in element ? '\n' : '';
  return (event.data ?? event.dataTransfer?.getData('text') ?? '').replace(/\r\n?/g, '\n');
}

/**
 * Keeps typed, pasted or dropped text within the limit (spec row LIMIT-1). A composition is left
 * alone until it ends, and the text around it stays. The composition's state survives when React
 * detaches and reattaches the `ref` meanwhile, as it does with an inline function.
 * @returns a function that starts this for an element, and returns the function that stops it
 */
export function createLimitedEditing({
  fit,
  reportTrimmed,
}: Pick<LimiterStore, 'fit' | 'reportTrimmed'>): (element: LimitedElement) => () => void {
  let before = '';
  let after = '';
  let maxLength = -1;
  const limit = (element: LimitedElement, event: InputEvent | CompositionEvent): void => {
    const isComposed = event.type === 'compositionend';
    if ('isComposing' in event && event.isComposing) return;
    const { value, selectionStart, selectionEnd } = element;
    if (!isComposed) {
      before = value.slice(0, selectionStart ?? value.length);
      after = value.slice(selectionEnd ?? value.length);
    }
    if (event.type === 'compositionstart') {
      // With `maxlength` the browser would cut the composed text itself, in the middle of visible
      // characters.
      ({ maxLength } = element);
      element.removeAttribute('maxlength');
    }
    if (isComposed && maxLength >= 0) element.maxLength = maxLength;
    const end = value.length - after.length;
    const inserted = isComposed ? value.slice(before.length, end) : insertedBy(event, element);
    const part = fit({ before, inserted, after });
    if (part === inserted) return;
    const report = (): void => {
      reportTrimmed(inserted.slice(part.length));
    };
    if (isComposed) element.setSelectionRange(before.length + part.length, end);
    else event.preventDefault();
    if (part === '' && !isComposed) {
      report();
      return;
    }
    // Reported only once React has handled the input event; a render before that would discard the
    // text.
    element.ownerDocument.addEventListener('input', report, { once: true });
    type(element, isComposed ? '' : part);
  };
  return (element) => {
    const target: HTMLElement = element;
    const onEdit = (event: InputEvent | CompositionEvent): void => {
      limit(element, event);
    };
    for (const name of EVENTS) target.addEventListener(name, onEdit);
    return () => {
      for (const name of EVENTS) target.removeEventListener(name, onEdit);
    };
  };
}
