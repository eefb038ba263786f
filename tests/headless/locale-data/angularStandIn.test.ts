import { expect, test, vi } from 'vitest';
import { createAngularStandIn } from '../../../headless/locale-data/angularStandIn.js';
import { runLocaleScript } from './angularI18n.js';

test('LOCALE-2 what a real script registers is heard', () => {
  const onRegister = vi.fn();
  runLocaleScript('fr', createAngularStandIn(onRegister));
  expect(onRegister).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'fr' }));
});

interface Provide {
  value(key: string, value: unknown): void;
}

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no function', ['$provide', 1]],
  [
    'another value',
    [
      ($provide: Provide) => {
        $provide.value('$other', { id: 'nl' });
      },
    ],
  ],
])('LOCALE-2 a module that provides %s registers nothing', (_, config) => {
  const onRegister = vi.fn();
  createAngularStandIn(onRegister).module('ngLocale', [], config);
  expect(onRegister).not.toHaveBeenCalled();
});
