import fc from 'fast-check';
import { Node, Transforms } from 'slate';
import { expect, test } from 'vitest';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';
import type { RichTextStore } from '../../../headless/rich-text/richText.store.types.js';
import { isSettled, type UploadState } from '../../../headless/rich-text/uploads/uploads.rules.js';
import {
  createUploadsStore,
  type UploadsStore,
} from '../../../headless/rich-text/uploads/uploads.store.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';

const PNG = '\x89PNG\r\n\x1a\n....';
const PARALLEL = 2;

interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly answer: Deferred<string>;
}

/** A text with images that are being uploaded. */
class World {
  readonly uploads: UploadsStore;
  readonly text: RichTextStore;
  /** The previews that have not been revoked. */
  readonly previews = new Set<string>();
  /** What the server has not answered, and may answer still after it was called off. */
  sendings: Sending[] = [];
  disconnect: () => void;
  #count = 0;

  constructor() {
    this.uploads = createUploadsStore({
      maxParallel: PARALLEL,
      upload: ({ name }, { signal }) => {
        const answer = createDeferred<string>();
        this.sendings.push({ name, signal, answer });
        return answer.promise;
      },
      createObjectUrl: ({ name }) => {
        const url = `blob:${name}:${String((this.#count += 1))}`;
        this.previews.add(url);
        return url;
      },
      revokeObjectUrl: (url) => {
        expect(this.previews.delete(url)).toBe(true);
      },
    });
    const defaultValue = '<p>one</p><p>two</p><ul><li>a</li><li>b</li></ul>';
    this.text = createRichTextStore({ defaultValue, uploads: this.uploads });
    this.disconnect = this.text.connect();
  }

  insert(count: number, content: string): void {
    const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
    const files = Array.from({ length: count }, () => {
      return new File([bytes], `${String((this.#count += 1))}.png`);
    });
    this.text.insertFiles(files);
  }

  get underWay(): Sending[] {
    return this.sendings.filter(({ signal }) => !signal.aborted);
  }

  /** Takes one of the sendings, for the server to answer. */
  take(index: number, from: readonly Sending[] = this.underWay): Sending | undefined {
    const sending = from[index % from.length];
    this.sendings = this.sendings.filter((other) => other !== sending);
    return sending;
  }

  idOf(index: number): string {
    const ids = Object.keys(this.uploads.getState().uploads);
    return ids[index % ids.length] ?? 'none';
  }

  select(from: number, to: number): void {
    const { editor } = this.text;
    const paths = [...Node.texts(editor)].map(([, path]) => path);
    const pointOf = (index: number) => ({ path: paths[index % paths.length]!, offset: 0 });
    Transforms.select(editor, { anchor: pointOf(from), focus: pointOf(to) });
  }
}

const stepOf = stepsIn<World>();
const nothing = fc.constant(null);
const any = fc.nat(20);

const editing = fc.oneof(
  stepOf('select', fc.tuple(any, any), (world, [from, to]) => {
    world.select(from, to);
  }),
  stepOf('type', fc.constantFrom('x', ' '), ({ text }, typed) => {
    text.editor.insertText(typed);
  }),
  stepOf('backspace', nothing, ({ text }) => {
    text.editor.deleteBackward('character');
  }),
  stepOf('break', nothing, ({ text }) => {
    text.editor.insertBreak();
  }),
  stepOf('remove block', any, ({ text }, index) => {
    text.removeBlock(index % text.editor.children.length);
  }),
  stepOf('undo', nothing, ({ text }) => {
    text.editor.undo();
  }),
  stepOf('redo', nothing, ({ text }) => {
    text.editor.redo();
  }),
);

const uploading = fc.oneof(
  stepOf(
    'insert',
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(PNG, PNG, 'no')),
    (world, [count, content]) => {
      world.insert(count, content);
    },
  ),
  stepOf('done', any, (world, index) => {
    const sending = world.take(index);
    sending?.answer.resolve(`/api/uploads/${sending.name}`);
  }),
  stepOf('done, called off or not', any, (world, index) => {
    world.take(index, world.sendings)?.answer.resolve('/api/uploads/late');
  }),
  stepOf('failed', fc.tuple(any, fc.constantFrom(500, 413, 415)), (world, [index, status]) => {
    world.take(index)?.answer.reject(Object.assign(new Error('refused'), { status }));
  }),
  stepOf('cancel', any, (world, index) => {
    world.uploads.cancel(world.idOf(index));
  }),
  stepOf('retry', any, (world, index) => {
    world.uploads.retry(world.idOf(index));
  }),
);

const rare = fc.oneof(
  stepOf('connect again', nothing, (world) => {
    world.disconnect();
    world.disconnect = world.text.connect();
  }),
  stepOf('reset', nothing, ({ text }) => {
    text.reset('<p>new</p>');
  }),
  stepOf('recover', nothing, ({ text }) => {
    text.recover();
  }),
);

const steps: fc.Arbitrary<NamedStep<World>> = fc.oneof(
  { weight: 8, arbitrary: editing },
  { weight: 8, arbitrary: uploading },
  { weight: 1, arbitrary: rare },
);

/** What has been started goes as far as it can: a file is read in more than one turn. */
async function settleFiles(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await settle();
}

function checkWorld({ text, uploads, previews, underWay }: World): void {
  const { value, uploading: uploadingCount, failedUploads } = text.getState();
  expect(value).not.toMatch(/blob:|upload-/);

  const known = uploads.getState().uploads;
  const all = Object.values(known);
  const inText = text.editor.children.flatMap((node): UploadState[] =>
    'type' in node && node.type === 'upload' ? [known[node.uploadId]!] : [],
  );
  expect(inText.filter(({ status }) => status === 'done')).toEqual([]);
  expect(inText.filter(isSettled)).toHaveLength(failedUploads);
  expect(inText.filter((upload) => !isSettled(upload))).toHaveLength(uploadingCount);
  // What is no longer in the text is stopped.
  expect(all.filter((upload) => !isSettled(upload) && !inText.includes(upload))).toEqual([]);

  const sending = all.filter(({ status }) => status === 'sending').length;
  const isWaiting = all.some(({ status }) => status === 'queued');
  expect(underWay).toHaveLength(sending);
  expect(sending).toBeLessThanOrEqual(PARALLEL);
  if (isWaiting) expect(sending).toBe(PARALLEL);

  const shown = all.flatMap(({ previewUrl }) => previewUrl ?? []);
  expect(new Set(shown)).toEqual(previews);
}

// In quarters, of which each takes half a second at the most.
test.each([1, 2, 3, 4])(
  'RICH-1 B-32 whatever becomes of text and uploads, each is sent once, those out of the text are stopped, and nothing is left (%i of 4)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (sequence) => {
        const world = new World();
        for (const [, step] of sequence) {
          step(world);
          await settleFiles();
          checkWorld(world);
        }
        const settled = world.text.whenUploadsSettled();
        while (world.underWay.length > 0) {
          world.take(0)?.answer.resolve('/api/uploads/last');
          await settleFiles();
        }
        checkWorld(world);
        await settled;
        expect(world.text.getState().uploading).toBe(0);
        world.disconnect();
        expect(world.previews.size).toBe(0);
      }),
      { numRuns: 15 },
    );
  },
);
