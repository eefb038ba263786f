import { createValuePort, defineStore } from '../core/vanilla.js';
import type { Limit } from '../limiter/vanilla.js';
import { systemClock } from '../platform/index.js';
import { replaceText, watchChanges } from './changes.js';
import { createRichTextEditor } from './createRichTextEditor.js';
import { createDialogs } from './dialogs.js';
import { EMPTY_DOCUMENT, isBlank, lengthOfDocument } from './document.rules.js';
import { withTail } from './document/tail.js';
import { firstState } from './firstState.js';
import { lazyReader } from './html/lazyReader.js';
import { toHtml } from './html/toHtml.js';
import { createIdleWaiters } from './idleWaiters.js';
import { removeBlock } from './insertCommands.js';
import { createLimitNews } from './limitNews.js';
import { followReadings, readValue, type ValueReading } from './readValue.js';
import type {
  RichTextActions,
  RichTextSettings,
  RichTextState,
  RichTextStore,
  RichTextStoreOptions,
} from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { edit, refusesTool, runTool, toolStateOf } from './tools.js';
import { createTransfer } from './transfer.js';
import { connectUploads } from './uploadNodes.js';

/** The limit at which typing stops; `null` for none. */
function hardLimit({ max, mode }: RichTextSettings): Limit | null {
  return max === undefined || mode === 'soft' ? null : { max, unit: 'grapheme' };
}

/** Creates the store of one rich text, with its editor (spec row RICH-1). */
export function createRichTextStore(options: RichTextStoreOptions = {}): RichTextStore {
  const { defaultValue = '', reader = lazyReader, uploads = null, clock = systemClock } = options;
  return defineStore<RichTextState, RichTextActions>(firstState(options), ({ get, set }) => {
    let settings: RichTextSettings = options;
    /** The reason to report with the next change of the text. */
    let reason = 'input';
    /** To be called after an edit: Slate reports what it has changed, if anything, a moment later. */
    const because = (why: string): void => {
      reason = why;
      queueMicrotask(() => {
        reason = 'input';
      });
    };
    /** The part of the current edit that did not fit. */
    let trimmed: string | null = null;
    /** The HTML that was last read or reported; only a value that differs is read again. */
    let emitted = defaultValue;

    const onTrimmed = (rest: string): void => {
      // A line break that did not fit leaves no words to report.
      const hasWords = rest.trim() !== '';
      trimmed = hasWords ? rest : null;
      set({ trimmed, news: hasWords ? { trimmed: rest } : { remaining: 0 } });
      // Only after the change that the edit makes, if any of it did fit.
      queueMicrotask(() => {
        trimmed = null;
      });
    };
    const editor = createRichTextEditor({ limit: () => hardLimit(settings), onTrimmed });
    /** The text to go back to when the editor fails. */
    let lastGood = editor.children;

    const count = (): number =>
      settings.max === undefined ? 0 : lengthOfDocument(editor.fittingDocument());
    const limitNews = createLimitNews(clock, (news) => {
      set({ news });
    });

    /** Also while the value is not read: an edit would overwrite it. */
    const isReadOnly = ({ reading }: Pick<RichTextState, 'reading'>): boolean =>
      reading !== 'read' || (settings.readOnly ?? false);
    const replace = (children: RichTextEditor['children']): void => {
      transfer.forget();
      replaceText(editor, children);
      uploadNodes.settle();
    };
    /** The latest reading; if it waits for the reader, `connect()` goes on with it. */
    let shown: ValueReading | null = null;
    const show = (reading: ValueReading): void => {
      shown = reading;
      lastGood = [...withTail(reading.status === 'read' ? reading.document : EMPTY_DOCUMENT)];
      replace(lastGood);
      set({
        reading: reading.status,
        isReadOnly: isReadOnly({ reading: reading.status }),
        count: count(),
        trimmed: null,
        dialog: null,
        undescribed: [],
        ...('error' in reading && { problem: { error: reading.error } }),
      });
    };
    const { isImageAllowed, origin } = options;
    const follow = followReadings(show);
    const read = (value: unknown): ValueReading =>
      readValue(value, { reader, isImageAllowed, origin });
    const load = (value: unknown): void => {
      emitted = typeof value === 'string' ? value : '';
      follow(read(value));
    };

    const port = createValuePort<string>({
      get,
      set: (change) => {
        if (change.value !== emitted) load(change.value);
        set(change);
      },
    });

    const takeText = (): void => {
      const document = editor.fittingDocument();
      // A heading or a list without words is no value: `required` of a form asks for some.
      const value = isBlank(document) ? '' : toHtml(document);
      lastGood = [...document];
      emitted = value;
      set({ count: count(), trimmed, isPasteCut: false, failures: 0 });
      if (settings.max !== undefined) limitNews.typed(count(), { ...settings, max: settings.max });
      port.request(value, { reason });
    };
    /** Runs an edit, unless the text is read-only. */
    const change = (why: string, work: () => void): void => {
      if (get().isReadOnly) return;
      work();
      because(why);
    };
    const waiters = createIdleWaiters(() => !get().isPasting && get().uploading === 0);
    const setWork: typeof set = (change) => {
      set(change);
      waiters.tell();
    };
    const uploadNodes = connectUploads({ editor, uploads, get, set: setWork });
    const transfer = createTransfer({
      editor,
      reader,
      options,
      limit: () => hardLimit(settings),
      isUploadKnown: (id) => Object.hasOwn(uploads?.getState().uploads ?? {}, id),
      onFiles: uploadNodes.insert,
      isReadOnly: () => get().isReadOnly,
      onWaiting: (isPasting) => {
        setWork({ isPasting });
      },
      onInserted: () => {
        because('paste');
      },
      onTrimmed,
      onCut: () => {
        queueMicrotask(() => {
          set({ isPasteCut: true });
        });
      },
    });
    const dialogs = createDialogs({ editor, get, set, change });

    watchChanges(editor, (isOfText) => {
      if (isOfText) {
        uploadNodes.settle();
        takeText();
      }
      set(toolStateOf(editor, get()));
    });
    show(read(defaultValue));

    const recover = (): void => {
      const { generation, failures } = get();
      replace(lastGood);
      set({
        generation: generation + 1,
        failures: failures + 1,
        dialog: null,
      });
    };

    return {
      actions: {
        editor,
        uploads,
        port,
        elements: new Map(),
        configure: (next) => {
          settings = next;
          set({ isReadOnly: isReadOnly(get()), count: count() });
        },
        run: (tool) => {
          if (refusesTool(editor, tool)) return;
          change(tool, () => {
            if (tool === 'link') dialogs.openLink();
            else runTool(editor, tool);
          });
        },
        reset: (value) => {
          load(value);
          port.request(value, { reason: 'reset' });
        },
        insertData: (data) => {
          if (get().isReadOnly) return false;
          return transfer.insertData(data);
        },
        prepare: () => {
          // Whatever needs the reader reports the failure itself.
          reader.load().catch(() => {});
        },
        insertFiles: (files) => {
          change('upload', () => {
            uploadNodes.insert(files);
          });
        },
        ...dialogs.actions,
        removeBlock: (index) => {
          change('remove', () => {
            edit(editor, () => {
              removeBlock(editor, index);
            });
          });
        },
        focusTool: (tool) => {
          set({ toolbarStop: tool });
        },
        setDropTarget: (isDropTarget) => {
          set({ isDropTarget });
        },
        setLeavesByTab: (leavesByTab) => {
          set({ leavesByTab });
        },
        recover,
        whenUploadsSettled: waiters.wait,
      },
      start: () => {
        const stopUploads = uploadNodes.start();
        // Making a store loads nothing yet. A value that is read is left alone: it may have been
        // edited since.
        if (shown?.status === 'loading') follow(shown);
        return () => {
          stopUploads();
          limitNews.stop();
        };
      },
    };
  });
}
