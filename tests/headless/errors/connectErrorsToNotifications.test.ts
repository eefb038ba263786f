import { expect, test, vi } from 'vitest';
import {
  connectErrorsToNotifications,
  createErrorChannel,
  createShowTranslated,
} from '../../../headless/errors/index.js';
import { createFixture } from '../notifications/fakes.js';

const MESSAGES: Readonly<Record<string, string>> = {
  'gnap.error-notification-title': 'Erreur',
  'gnap.error-notification-text': 'Une erreur inattendue s’est produite.',
  'gnap.validation-error-notification-title': 'Formulaire incomplet',
  'gnap.validation-error-notification-text': 'Corrigez les champs en rouge.',
};

function translateStrictly(id: string): string {
  const message = MESSAGES[id];
  if (message === undefined) throw new Error(`No table has ${id}.`);
  return message;
}

function failToTranslate(id: string): string {
  throw new Error(`No table has ${id}.`);
}

test.each(['script', 'promise', 'router', 'react', 'request', 'action'] as const)(
  'ERR-1 an unhandled error of source %s shows one sticky error notification, translated',
  (source) => {
    const { store } = createFixture({ timeouts: { error: 1000 } });
    const errors = createErrorChannel({ log: () => {} });
    const alert = vi.fn();
    connectErrorsToNotifications({ errors, notifications: store, translateStrictly, alert });

    const error = new Error('Boom');
    errors.report(error, { source });
    errors.report(error, { source: 'script' });
    expect(store.getState().visible).toMatchObject([
      {
        type: 'error',
        title: 'Erreur',
        text: 'Une erreur inattendue s’est produite.',
        count: 1,
        timeout: null,
      },
    ]);
    expect(alert).not.toHaveBeenCalled();
  },
);

test('ERR-1 once disconnected, errors show nothing', () => {
  const { store } = createFixture();
  const errors = createErrorChannel({ log: () => {} });
  const disconnect = connectErrorsToNotifications({
    errors,
    notifications: store,
    translateStrictly,
  });
  disconnect();
  errors.report(new Error('Boom'), { source: 'script' });
  expect(store.getState().visible).toEqual([]);
});

test('ERR-2 where the translation fails, an alert says so, and the log why', () => {
  const { store } = createFixture();
  const errors = createErrorChannel({ log: () => {} });
  const alert = vi.fn();
  const log = vi.fn();
  connectErrorsToNotifications({
    errors,
    notifications: store,
    translateStrictly: failToTranslate,
    alert,
    log,
  });
  errors.report(new Error('Boom'), { source: 'script' });
  expect(alert.mock.calls).toEqual([['An unexpected error has occurred.']]);
  expect(log.mock.calls).toEqual([
    [
      expect.stringContaining('gnap.error-notification-title'),
      new Error('No table has gnap.error-notification-title.'),
    ],
  ]);
  expect(store.getState().visible).toEqual([]);
});

test('ERR-2 a text without translation shows no notification with a title only', () => {
  const { store } = createFixture();
  const alert = vi.fn();
  createShowTranslated({ notifications: store, translateStrictly, alert, log: () => {} })({
    type: 'error',
    titleId: 'gnap.error-notification-title',
    textId: 'gnap.missing',
  });
  expect(alert).toHaveBeenCalledTimes(1);
  expect(store.getState().visible).toEqual([]);
});

test('ERR-2 an error on the way to the notification is no reason for another', () => {
  const errors = createErrorChannel({ log: () => {} });
  const alert = vi.fn();
  connectErrorsToNotifications({
    errors,
    notifications: {
      show: () => {
        errors.report(new Error('Cannot render the notification'), { source: 'react' });
        throw new Error('Cannot show');
      },
    },
    translateStrictly,
    alert,
    log: () => {},
  });
  errors.report(new Error('Boom'), { source: 'script' });
  expect(alert).toHaveBeenCalledTimes(1);
});

test('ERR-2 the default alert is the window’s, asked for when it is needed', () => {
  const { store } = createFixture();
  const showTranslated = createShowTranslated({
    notifications: store,
    translateStrictly: failToTranslate,
    log: () => {},
  });
  const alert = vi.fn();
  vi.stubGlobal('window', { alert });
  showTranslated({ titleId: 'gnap.missing', textId: 'gnap.missing' });
  vi.unstubAllGlobals();
  expect(alert).toHaveBeenCalledWith('An unexpected error has occurred.');
});

test('FORM-3 a validation error is shown the same way', () => {
  const { store } = createFixture();
  const showTranslated = createShowTranslated({ notifications: store, translateStrictly });
  showTranslated({
    type: 'error',
    titleId: 'gnap.validation-error-notification-title',
    textId: 'gnap.validation-error-notification-text',
  });
  expect(store.getState().visible).toMatchObject([
    { type: 'error', title: 'Formulaire incomplet', text: 'Corrigez les champs en rouge.' },
  ]);
});
