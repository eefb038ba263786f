import type { RichTextState, RichTextStoreOptions } from './richText.store.types.js';

/** The state of a rich text before its value is read. */
export function firstState({
  defaultValue = '',
  readOnly = false,
}: RichTextStoreOptions): RichTextState {
  return {
    value: defaultValue,
    count: 0,
    trimmed: null,
    news: null,
    active: ['paragraph'],
    unavailable: ['outdent', 'indent', 'undo', 'redo'],
    isReadOnly: readOnly,
    reading: 'read',
    toolbarStop: 'paragraph',
    dialog: null,
    isDropTarget: false,
    leavesByTab: false,
    isPasting: false,
    isPasteCut: false,
    undescribed: [],
    uploading: 0,
    failedUploads: 0,
    generation: 0,
    failures: 0,
    problem: null,
  };
}
