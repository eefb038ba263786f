import { expect, test } from 'vitest';
import { createFormStore } from '../../../headless/form/index.js';
import {
  createLeaveGuardStore,
  useLeaveGuard,
  useLeaveQuestion,
  useUnsavedChanges,
} from '../../../headless/leave-guard/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('B-11 the hooks render on a server, with nothing asked', () => {
  const store = createLeaveGuardStore();
  const form = createFormStore({ initialValues: { name: '' }, onSubmit: () => {} });
  form.setValue('name', 'Ann');
  renderHookOnServer(() => {
    useUnsavedChanges(form, { store });
    return null;
  });
  expect(renderHookOnServer(() => useLeaveGuard({ store }))).toMatchObject({
    status: 'closed',
    hasUnsavedChanges: false,
  });
  expect(renderHookOnServer(() => useLeaveQuestion({ store }))).toMatchObject({
    isOpen: false,
    isSaving: false,
    title: 'Unsaved changes',
  });
});
