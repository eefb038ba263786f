import { expect, test, vi } from 'vitest';
import { createImageUpload } from '../../../headless/rich-text/uploads/createImageUpload.js';
import { failureTexts } from '../../../headless/rich-text/uploads/uploads.rules.js';
import {
  createUploadsStore,
  type UploadFileOptions,
  type UploadsStoreOptions,
} from '../../../headless/rich-text/uploads/uploads.store.js';
import { withOwnImages } from '../../../headless/rich-text/uploads/withOwnImages.js';

const PNG = '\x89PNG\r\n\x1a\n....';

function fileOf(bytes: string, name = 'a.png', type = 'image/png'): File {
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name, { type });
}

/** What is being sent: the test says how it goes on. */
class Sending {
  readonly file: File;
  readonly options: UploadFileOptions;
  readonly answer: Promise<string>;
  resolve!: (url: string) => void;
  reject!: (error: unknown) => void;

  constructor(file: File, options: UploadFileOptions) {
    this.file = file;
    this.options = options;
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}

function setUp(options: Partial<UploadsStoreOptions> = {}) {
  const sendings: Sending[] = [];
  const urls = new Set<string>();
  const store = createUploadsStore({
    upload: (file, sendOptions) => {
      const sending = new Sending(file, sendOptions);
      sendings.push(sending);
      return sending.answer;
    },
    createObjectUrl: (file) => {
      const url = `blob:${file.name}:${String(urls.size)}`;
      urls.add(url);
      return url;
    },
    revokeObjectUrl: (url) => {
      expect(urls.delete(url)).toBe(true);
    },
    ...options,
  });
  return { store, sendings, urls, disconnect: store.connect() };
}

function add(
  { store }: Pick<ReturnType<typeof setUp>, 'store'>,
  ...files: File[]
): readonly string[] {
  return store.add(files);
}

/** Once all that has been started has gone as far as it can. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

test('RICH-2 an upload goes from queued over sending to done, with progress and a preview', async () => {
  const { store, sendings, urls } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  const seen = (): unknown => store.getState().uploads[id];
  expect(seen()).toEqual({
    ...{ id, name: 'a.png', status: 'queued', progress: null },
    ...{ previewUrl: null, url: null, failure: null },
  });
  await settled();
  expect(seen()).toMatchObject({ status: 'sending', progress: null, previewUrl: 'blob:a.png:0' });
  sendings[0]!.options.onProgress(0.5);
  expect(seen()).toMatchObject({ status: 'sending', progress: 0.5 });
  sendings[0]!.resolve('/api/uploads/1.png');
  await store.whenSettled();
  expect(seen()).toMatchObject({
    status: 'done',
    progress: 1,
    url: '/api/uploads/1.png',
    previewUrl: null,
  });
  expect(urls.size).toBe(0);
});

test.each([
  ['PNG', PNG, 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0....', 'image/jpeg'],
  ['GIF', 'GIF89a....', 'image/gif'],
  ['GIF as it was first', 'GIF87a....', 'image/gif'],
  ['WebP', 'RIFF....WEBPVP8 ', 'image/webp'],
])(
  'RICH-2 %s is a supported format, and sent as one, whatever the file is called',
  async (_, bytes, type) => {
    const { store, sendings } = setUp();
    add({ store }, fileOf(bytes, 'a.txt', 'text/plain'), fileOf(bytes, 'photo', ''));
    await settled();
    expect(sendings.map(({ file }) => [file.name, file.type])).toEqual([
      ['a.txt', type],
      ['photo', type],
    ]);
    expect(await sendings[1]!.file.text()).toBe(await fileOf(bytes).text());
  },
);

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>'],
  ['a sound', 'RIFF....WAVEfmt '],
  ['a text that names a format', 'is it a WEBP'],
  ['an empty file', ''],
])(
  'RICH-2 %s is an unsupported format, whatever it is called, and is not sent',
  async (_, bytes) => {
    const { store, sendings, urls } = setUp();
    const [id = ''] = add({ store }, fileOf(bytes));
    await store.whenSettled();
    expect(store.getState().uploads[id]).toMatchObject({
      status: 'failed',
      failure: 'unsupported-format',
    });
    store.retry(id);
    await settled();
    expect(sendings).toEqual([]);
    expect(urls.size).toBe(0);
  },
);

test('RICH-2 a file that is too large is not sent', async () => {
  const { store, sendings } = setUp({ maxBytes: 12 });
  const [small = '', large = ''] = add({ store }, fileOf(PNG), fileOf(`${PNG}.`));
  await settled();
  expect(sendings).toHaveLength(1);
  expect(store.getState().uploads[small]).toMatchObject({ status: 'sending' });
  expect(store.getState().uploads[large]).toMatchObject({ status: 'failed', failure: 'too-large' });
});

test('RICH-2 so many files are sent at a time; the others wait their turn', async () => {
  const { store, sendings } = setUp({ maxParallel: 2 });
  add({ store }, ...['1', '2', '3', '4'].map((name) => fileOf(PNG, name)));
  await settled();
  expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2']);
  sendings[1]!.resolve('/2');
  await settled();
  expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2', '3']);
  sendings[0]!.reject(new Error('no'));
  await settled();
  expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
});

test.each([
  [415, 'unsupported-format'],
  [413, 'too-large'],
  [500, 'failed'],
])('RICH-2 the server’s status %i means %s', async (status, failure) => {
  const { store, sendings, urls } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  await settled();
  sendings[0]!.options.onProgress(0.5);
  sendings[0]!.reject(Object.assign(new Error(), { status }));
  await store.whenSettled();
  expect(store.getState().uploads[id]).toMatchObject({ status: 'failed', failure, progress: null });
  // What can be tried again can still be seen.
  expect(urls.size).toBe(failure === 'failed' ? 1 : 0);
  store.retry(id);
  await settled();
  expect(sendings).toHaveLength(failure === 'failed' ? 2 : 1);
});

test.each([null, undefined, 'offline', {}])(
  'RICH-2 an upload that fails with %j has failed, and the next one is sent',
  async (error) => {
    const { store, sendings } = setUp({ maxParallel: 1 });
    const [id = ''] = add({ store }, fileOf(PNG, '1'), fileOf(PNG, '2'));
    await settled();
    sendings[0]!.reject(error);
    await settled();
    expect(store.getState().uploads[id]).toMatchObject({ status: 'failed', failure: 'failed' });
    expect(sendings).toHaveLength(2);
  },
);

test('RICH-2 a failed upload is taken up again, with the same preview', async () => {
  const { store, sendings, urls } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  await settled();
  const preview = store.getState().uploads[id]!.previewUrl;
  sendings[0]!.reject(new TypeError('offline'));
  await store.whenSettled();
  expect(store.getState().uploads[id]).toMatchObject({ failure: 'failed', previewUrl: preview });
  store.retry(id);
  expect(store.getState().uploads[id]).toMatchObject({ status: 'queued', failure: null });
  await settled();
  expect(store.getState().uploads[id]).toMatchObject({
    status: 'sending',
    failure: null,
    previewUrl: preview,
  });
  sendings[1]!.resolve('/1');
  await store.whenSettled();
  expect(store.getState().uploads[id]).toMatchObject({ status: 'done', url: '/1' });
  expect(urls.size).toBe(0);
});

test('RICH-2 canceling stops the transfer, frees its place, and can be taken back', async () => {
  const { store, sendings } = setUp({ maxParallel: 1 });
  const [first = '', second = '', third = ''] = add(
    { store },
    ...['1', '2', '3'].map((name) => fileOf(PNG, name)),
  );
  await settled();
  sendings[0]!.options.onProgress(0.5);
  store.cancel(second);
  store.cancel(first);
  expect(sendings[0]!.options.signal.aborted).toBe(true);
  expect(sendings.map(({ file }) => file.name)).toEqual(['1', '3']);
  // A sender that goes on all the same is heard no more.
  sendings[0]!.options.onProgress(0.9);
  sendings[0]!.resolve('/1');
  await settled();
  expect(store.getState().uploads[first]).toMatchObject({
    status: 'canceled',
    progress: null,
    url: null,
  });
  expect(store.getState().uploads[second]).toMatchObject({ status: 'canceled' });
  sendings[1]!.resolve('/3');
  await store.whenSettled();
  store.cancel(third);
  expect(store.getState().uploads[third]).toMatchObject({ status: 'done' });
  store.retry(first);
  await settled();
  sendings[2]!.resolve('/1');
  await store.whenSettled();
  expect(store.getState().uploads[first]).toMatchObject({ status: 'done', url: '/1' });
});

test('RICH-2 removal while uploading stops the transfer, revokes the object URL, and counts as settled', async () => {
  const { store, sendings, urls } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  await settled();
  expect(urls.size).toBe(1);
  const whenSettled = store.whenSettled();
  store.remove(id);
  await whenSettled;
  expect(sendings[0]!.options.signal.aborted).toBe(true);
  expect(store.getState().uploads).toEqual({});
  expect(urls.size).toBe(0);
  sendings[0]!.resolve('/1');
  await settled();
  expect(store.getState().uploads).toEqual({});
  store.remove(id);
  store.retry(id);
  store.cancel('constructor');
});

test('RICH-2 a file removed while it is looked at is not sent', async () => {
  const { store, sendings, urls } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  store.remove(id);
  await settled();
  expect(sendings).toEqual([]);
  expect(urls.size).toBe(0);
});

test('RICH-2 an upload that is canceled by who hears of its retry is not sent again', async () => {
  const { store, sendings } = setUp();
  const [id = ''] = add({ store }, fileOf(PNG));
  await settled();
  store.cancel(id);
  store.subscribe(({ uploads }) => {
    if (uploads[id]?.status === 'queued') store.cancel(id);
  });
  store.retry(id);
  await settled();
  expect(sendings).toHaveLength(1);
  expect(store.getState().uploads[id]).toMatchObject({ status: 'canceled' });
});

test('RICH-2 a file that cannot be read any more fails', async () => {
  const { store } = setUp();
  const file = fileOf(PNG);
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  const [id = ''] = add({ store }, file);
  await store.whenSettled();
  expect(store.getState().uploads[id]).toMatchObject({ status: 'failed', failure: 'failed' });
});

test('RICH-2 when the store is left, transfers end and no object URL stays', async () => {
  const { store, sendings, urls, disconnect } = setUp({ maxParallel: 1 });
  const [first = '', second = ''] = add({ store }, fileOf(PNG, '1'), fileOf(PNG, '2'));
  await settled();
  expect(urls.size).toBe(2);
  const whenSettled = store.whenSettled();
  disconnect();
  await whenSettled;
  expect(urls.size).toBe(0);
  expect(sendings).toHaveLength(1);
  expect(sendings[0]!.options.signal.aborted).toBe(true);
  for (const id of [first, second]) {
    expect(store.getState().uploads[id]).toMatchObject({ status: 'canceled', previewUrl: null });
  }
});

test('RICH-2 making the store is inert: files wait until it is connected', async () => {
  const upload = vi.fn(() => new Promise<string>(() => {}));
  const store = createUploadsStore({ upload, createObjectUrl: () => 'blob:1' });
  const [id = ''] = add({ store }, fileOf(PNG));
  await settled();
  expect(upload).not.toHaveBeenCalled();
  expect(store.getState().uploads[id]).toMatchObject({ status: 'queued' });
  store.connect();
  await settled();
  expect(upload).toHaveBeenCalledOnce();
});

test('RICH-2 what is over when the store is left stays so, and is not sent again', async () => {
  const { store, sendings, disconnect } = setUp();
  const [sent = '', lost = '', begun = ''] = add(
    { store },
    ...['1', '2', '3'].map((name) => fileOf(PNG, name)),
  );
  await settled();
  sendings[0]!.resolve('/1');
  sendings[1]!.reject(new TypeError('offline'));
  sendings[2]!.options.onProgress(0.5);
  await settled();
  disconnect();
  store.connect();
  await settled();
  expect(sendings).toHaveLength(3);
  expect(store.getState().uploads).toMatchObject({
    [sent]: { status: 'done', progress: 1, url: '/1' },
    [lost]: { status: 'failed', failure: 'failed' },
    [begun]: { status: 'canceled', progress: null },
  });
});

test('RICH-2 three files are sent at a time where nothing else is said', async () => {
  const { store, sendings } = setUp();
  add({ store }, ...['1', '2', '3', '4'].map((name) => fileOf(PNG, name)));
  await settled();
  expect(sendings).toHaveLength(3);
});

test('RICH-2 with nothing under way it is settled', async () => {
  await expect(setUp().store.whenSettled()).resolves.toBeUndefined();
});

test('RICH-2 an upload error says File upload error, and Unsupported format for unsupported types', () => {
  const said = (...[failure]: Parameters<typeof failureTexts>): unknown[] =>
    failureTexts(failure).map((text) => (typeof text === 'string' ? text : text.defaultMessage));
  expect(said('failed')).toEqual(['File upload error']);
  expect(said('unsupported-format')).toEqual(['File upload error', 'Unsupported format']);
  expect(said('too-large')).toEqual(['File upload error', 'The file is too large']);
});

test('RICH-2 images go to the app’s API as the body, with progress as a share', async () => {
  const progress: unknown[] = [];
  const file = fileOf(PNG);
  const send = createImageUpload({
    url: '/api/uploads',
    upload: async (url, body, { onProgress } = {}) => {
      onProgress?.({ loaded: 1, total: 4 });
      onProgress?.({ loaded: 2, total: null });
      onProgress?.({ loaded: 0, total: 0 });
      return { url: `${String(url)}/${body === file ? 'a' : 'b'}.png` };
    },
  });
  const options = {
    signal: new AbortController().signal,
    onProgress: (share: number | null) => progress.push(share),
  };
  await expect(send(file, options)).resolves.toBe('/api/uploads/a.png');
  expect(progress).toEqual([0.25, null, null]);
});

test('RICH-2 an image on its way to the app’s API can be canceled', async () => {
  const controller = new AbortController();
  const send = createImageUpload({
    url: '/api/uploads',
    upload: (_url, _body, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
        });
      }),
  });
  const sent = send(fileOf(PNG), { signal: controller.signal, onProgress: () => {} });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

test('RICH-2 an image that the text could not show again fails to be uploaded, and the console says why', async () => {
  const log = vi.fn();
  const answers = ['https://cdn.example/a.png', 'https://own.example/b.png', '/c.png', '/no.png'];
  const upload = withOwnImages(() => Promise.resolve(answers.shift() ?? ''), {
    origin: 'https://own.example',
    isImageAllowed: (url) => url !== '/no.png',
  });
  const store = createUploadsStore({ upload, log, maxParallel: 1 });
  store.connect();
  store.add([fileOf(PNG), fileOf(PNG), fileOf(PNG), fileOf(PNG)]);
  await store.whenSettled();
  const states = Object.values(store.getState().uploads);
  expect(states.map(({ status, url }) => url ?? status)).toEqual([
    'failed',
    '/b.png',
    '/c.png',
    'failed',
  ]);
  expect(log).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('https://cdn.example/a.png'),
    expect.objectContaining({ code: 'foreign-image-url' }),
  );
});

test.each([{}, { url: 7 }, undefined, null, '/a.png'])(
  'RICH-2 an answer of %j has no address of an image, which is told of',
  async (answer) => {
    const send = createImageUpload({ url: '/x', upload: () => Promise.resolve(answer) });
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    await expect(send(fileOf(PNG), options)).rejects.toMatchObject({ code: 'no-image-url' });
  },
);
