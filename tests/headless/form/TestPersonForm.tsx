import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, vi, type Mock } from 'vitest';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  type AnnouncerStore,
} from '../../../headless/core/index.js';
import {
  sharedFormEvents,
  useSubmitGuard,
  type FormOptions,
  type UseSubmitGuardOptions,
} from '../../../headless/form/index.js';
import type { Person } from './setUp.js';
import { TextField } from './TextField.js';

export const initialValues: Person = { username: '', email: '' };

export interface PersonPage {
  readonly onSubmit: Mock<FormOptions<Person>['onSubmit']>;
  /** What the shell is told: an invalid submit, and one that waits. */
  readonly invalid: Mock<() => void>;
  readonly pending: Mock<() => void>;
  /** What was announced. */
  readonly said: () => string[];
  readonly Shell: (props: { children: ReactNode }) => ReactElement;
  /** A form of a person, which calls `onSubmit`. */
  readonly PersonForm: (options: Partial<UseSubmitGuardOptions<Person>>) => ReactElement;
}

/** The parts of a page, and what they call, which is reset before each test of the file. */
export function setUpPage(): PersonPage {
  const onSubmit = vi.fn<FormOptions<Person>['onSubmit']>();
  const invalid = vi.fn<() => void>();
  const pending = vi.fn<() => void>();
  let announcer: AnnouncerStore;
  beforeEach(() => {
    onSubmit.mockReset();
    invalid.mockReset();
    pending.mockReset();
    announcer = createAnnouncerStore();
  });

  function Shell({ children }: { children: ReactNode }): ReactElement {
    return (
      <sharedAnnouncer.context.Provider value={announcer}>
        <sharedFormEvents.context.Provider value={{ invalid, pending }}>
          {children}
        </sharedFormEvents.context.Provider>
      </sharedAnnouncer.context.Provider>
    );
  }

  function said(): string[] {
    return announcer.getState().polite.map(({ text }) => text);
  }

  function PersonForm(options: Partial<UseSubmitGuardOptions<Person>>): ReactElement {
    const form = useSubmitGuard<Person>({
      initialValues,
      onSubmit,
      ...options,
    } as FormOptions<Person>);
    return (
      <form aria-label="Person" {...form.getFormProps()}>
        {/* In another order than the values. */}
        <TextField form={form} name="email" label="E-mail" />
        <TextField form={form} name="username" label="User name" />
        <button {...form.getSubmitProps()}>Save</button>
        <button type="reset">Undo</button>
        <output>{form.isSubmitting ? 'submitting' : form.isSubmitted ? 'submitted' : 'new'}</output>
      </form>
    );
  }

  return { onSubmit, invalid, pending, said, Shell, PersonForm };
}

export function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Save' });
}
