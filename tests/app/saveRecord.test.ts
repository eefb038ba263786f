import { expect, test } from 'vitest';
import { createSaveRecord } from '../../app/resources/saveRecord.js';
import { HttpError, NetworkError, type Http } from '../../headless/http/index.js';

interface Note {
  readonly id: number;
  readonly version: number;
  readonly text: string;
}

/** What becomes of a request: a status below 500 comes before it is done, one above after that. */
type Fault = 'answered' | 'answer lost' | 'not sent' | 'fails' | number;

function readNote(answer: unknown): Note {
  return answer as Note;
}

/** A server that does a named write once, and a form that saves one note on it. */
function setUp(record: Note | null = null) {
  const notes = new Map(record === null ? [] : [[record.id, record]]);
  const done = new Map<string, number>();
  const sent: string[] = [];
  const refusal = (status: number): HttpError =>
    new HttpError('PUT /notes', { type: '', title: '', detail: '', status, errors: {} });
  let faults: Fault[] = [];

  const write = (url: string, content: Omit<Note, 'id'>): number => {
    const id = Number(url.split('/')[1] ?? notes.size + 1);
    const stored = notes.get(id)?.version ?? 0;
    if ((content.version ?? 0) !== stored) throw refusal(409);
    notes.set(id, { id, version: stored + 1, text: content.text.trim() });
    return id;
  };
  const sendJson: Http['sendJson'] = (method, url, body, init) => {
    init?.signal?.throwIfAborted();
    const content = body as Omit<Note, 'id'>;
    const name = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    const fault = faults.shift();
    sent.push(`${method} ${content.text}`);
    if (fault === 'fails') throw refusal(500);
    if (fault === 'not sent') throw new NetworkError(method, null);
    if (typeof fault === 'number' && fault < 500) throw refusal(fault);
    const id = done.get(name) ?? write(String(url), content);
    done.set(name, id);
    if (typeof fault === 'number') throw refusal(fault);
    if (fault === 'answer lost') throw new NetworkError(method, null);
    return Promise.resolve(notes.get(id));
  };
  const save = createSaveRecord<{ text: string }, Note>({ url: 'notes', record, read: readNote });
  const getJson: Http['getJson'] = (url, init) => {
    init?.signal?.throwIfAborted();
    return Promise.resolve(notes.get(Number(String(url).split('/')[1])));
  };
  const http = { getJson, sendJson } as Http;
  const controller = new AbortController();
  const { signal } = controller;
  return {
    sent,
    texts: () => [...notes.values()].map(({ text }) => text),
    /** Somebody else changes it. */
    changeElsewhere: (id: number, text: string) => {
      notes.set(id, { id, version: (notes.get(id)?.version ?? 0) + 1, text });
    },
    readOther: () => save.readOther(http, signal),
    callOff: () => {
      controller.abort();
    },
    save: (text: string, ...next: readonly Fault[]) => {
      faults = [...next];
      return save(http, { text }, signal);
    },
  };
}

const stored: Note = { id: 7, version: 3, text: 'Loaded' };

for (const fault of ['answer lost', 'not sent', 500, 503] as const) {
  test(`FORM-4 a new record that was changed after a save failed is added once (${fault})`, async () => {
    const { save, sent, texts } = setUp();
    await expect(save('First', fault)).rejects.toThrow();
    await expect(save('Second')).resolves.toMatchObject({ id: 1, version: 2, text: 'Second' });
    expect(texts()).toEqual(['Second']);
    expect(sent).toEqual(['POST First', 'POST First', 'PUT Second']);
  });

  test(`FORM-4 a record that was changed after a save failed is no conflict (${fault})`, async () => {
    const { save, sent, texts } = setUp(stored);
    await expect(save('First', fault)).rejects.toThrow();
    await save('Second');
    expect(texts()).toEqual(['Second']);
    expect(sent).toEqual(['PUT First', 'PUT First', 'PUT Second']);
  });
}

test('FORM-4 the same values sent again are one request, and what follows replaces them', async () => {
  const { save, sent, texts } = setUp();
  await expect(save('First', 'answer lost')).rejects.toThrow();
  await save('First');
  await save('Second');
  await save('Second');
  expect(texts()).toEqual(['Second']);
  expect(sent).toEqual(['POST First', 'POST First', 'PUT Second', 'PUT Second']);
});

test('FORM-4 however many answers are lost, one after the other, there is one record', async () => {
  const { save, texts } = setUp();
  await expect(save('First', 'answer lost')).rejects.toThrow();
  await expect(save('Second', 'answer lost')).rejects.toThrow(NetworkError);
  await expect(save('Third', 401)).rejects.toThrow('401');
  await expect(save('Third', 'not sent')).rejects.toThrow();
  await expect(save('Fourth')).resolves.toMatchObject({ id: 1, text: 'Fourth' });
  await expect(save('Fifth', 'answer lost')).rejects.toThrow();
  await save('Sixth');
  expect(texts()).toEqual(['Sixth']);
});

test.each([401, 403, 408, 429])(
  'FORM-4 a refusal that says nothing of an earlier try leaves it to be sent again (%i)',
  async (status) => {
    const { save, sent, texts } = setUp();
    await expect(save('First', 'answer lost')).rejects.toThrow();
    await expect(save('Second', status)).rejects.toThrow(String(status));
    await save('Third');
    expect(texts()).toEqual(['Third']);
    expect(sent).toEqual(['POST First', 'POST First', 'POST First', 'PUT Third']);
  },
);

test('FORM-4 a server that is busy again and again may have saved each time', async () => {
  const { save, texts } = setUp();
  await expect(save('First', 503)).rejects.toThrow('503');
  await expect(save('First', 503)).rejects.toThrow('503');
  await save('Second');
  expect(texts()).toEqual(['Second']);
});

test('FORM-4 what is called off is sent no further', async () => {
  const { save, readOther, callOff, texts } = setUp(stored);
  callOff();
  await expect(save('Late')).rejects.toThrow('aborted');
  await expect(readOther()).rejects.toThrow('aborted');
  expect(texts()).toEqual(['Loaded']);
});

test('FORM-4 what is known of a record stays where the change after it is refused', async () => {
  const { save, sent, texts } = setUp();
  await expect(save('First', 'answer lost')).rejects.toThrow();
  // The first is answered now, the second is refused.
  await expect(save('Second', 'answered', 400)).rejects.toThrow('400');
  await save('Third');
  expect(texts()).toEqual(['Third']);
  expect(sent).toEqual(['POST First', 'POST First', 'PUT Second', 'PUT Third']);
});

test('FORM-4 what the server refused is not sent again', async () => {
  const { save, sent } = setUp();
  for (const status of [400, 401, 403, 429]) {
    await expect(save(`Refused ${status}`, status)).rejects.toThrow(String(status));
  }
  await save('Taken');
  expect(sent.slice(-2)).toEqual(['POST Refused 429', 'POST Taken']);
  expect(sent).toHaveLength(5);
});

test('FORM-4 a write that turns out to be refused gives way to the next', async () => {
  const { save, sent, texts } = setUp();
  await expect(save('First', 'not sent')).rejects.toThrow();
  await save('Second', 400);
  expect(texts()).toEqual(['Second']);
  expect(sent).toEqual(['POST First', 'POST First', 'POST Second']);
});

test('FORM-4 a write that fails again and again gives way to the next', async () => {
  const { save, sent, texts } = setUp();
  await expect(save('Broken', 'not sent')).rejects.toThrow();
  await expect(save('Mended', 'not sent')).rejects.toThrow();
  await save('Mended', 'fails', 'answered');
  expect(texts()).toEqual(['Mended']);
  expect(sent).toEqual(['POST Broken', 'POST Broken', 'POST Broken', 'POST Mended']);
});

test('FORM-4 what somebody else changed after a lost answer is a conflict, and stays', async () => {
  const { save, texts, changeElsewhere } = setUp(stored);
  await expect(save('First', 'answer lost')).rejects.toThrow();
  changeElsewhere(7, 'Theirs');
  await expect(save('Second')).rejects.toThrow('409');
  expect(texts()).toEqual(['Theirs']);
});

test('B-25 after a conflict the version that the form has taken over is replaced', async () => {
  const { save, texts, changeElsewhere, readOther } = setUp(stored);
  changeElsewhere(7, 'Theirs');
  await expect(save('Mine')).rejects.toThrow('409');
  await expect(save('Mine')).rejects.toThrow('409');
  expect(await readOther()).toMatchObject({ base: { text: 'Loaded' }, theirs: { text: 'Theirs' } });
  await save('Mine');
  expect(texts()).toEqual(['Mine']);
});

test('B-25 a conflict about a new record has no other version, and none is asked for', async () => {
  const { save, readOther } = setUp();
  await expect(save('Mine', 409)).rejects.toThrow('409');
  await expect(readOther()).rejects.toThrow('never saved');
});

test('B-25 what was saved last is what somebody else changed, whatever the answer to it tells', async () => {
  const { save, changeElsewhere, readOther } = setUp(stored);
  await expect(save('Mine', 'answer lost')).rejects.toThrow();
  changeElsewhere(7, 'Theirs');
  await expect(save('Mine')).resolves.toMatchObject({ text: 'Theirs' });
  await expect(save('More')).rejects.toThrow('409');
  expect(await readOther()).toMatchObject({ base: { text: 'Mine' }, theirs: { text: 'Theirs' } });
});

test('B-25 what was saved while its answer was lost is nothing that somebody else entered', async () => {
  const { save, changeElsewhere, readOther } = setUp();
  await expect(save('Mine', 'answer lost')).rejects.toThrow();
  changeElsewhere(1, 'Theirs');
  await expect(save('More')).rejects.toThrow('409');
  expect(await readOther()).toMatchObject({ base: { text: 'Mine' }, theirs: { text: 'Theirs' } });
});

test('B-25 what the server has made of a save is what somebody else changes', async () => {
  const { save, changeElsewhere, readOther } = setUp(stored);
  await save(' Mine ');
  changeElsewhere(7, 'Theirs');
  await expect(save('More')).rejects.toThrow('409');
  expect(await readOther()).toMatchObject({ base: { text: 'Mine' }, theirs: { text: 'Theirs' } });
});
