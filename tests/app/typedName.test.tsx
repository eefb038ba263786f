import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { keepTypedName, readTypedName } from '../../app/session/typedName.js';

function leavePage(): void {
  fireEvent(window, new Event('pagehide'));
}

test('LANG-3 a typed name is there for the next load of the page, and for no other', () => {
  onTestFinished(keepTypedName(() => 'john'));
  leavePage();
  expect(readTypedName()).toBe('john');
  onTestFinished(keepTypedName(() => ''));
  expect(readTypedName()).toBe('');
});

test('LANG-3 who comes back to the form and signs in leaves no name behind', () => {
  const stop = keepTypedName(() => 'john');
  leavePage();
  stop();
  expect(readTypedName()).toBe('');
});
