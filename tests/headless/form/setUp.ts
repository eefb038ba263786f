import { beforeEach, vi, type Mock } from 'vitest';
import {
  createFormStore,
  type FieldState,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { createDeferred, type Deferred } from '../support/deferred.js';

export interface Person {
  username: string;
  email: string;
}

export interface PersonForms {
  readonly onSubmit: Mock<FormOptions<Person>['onSubmit']>;
  readonly onInvalid: Mock<(fields: readonly FieldState[]) => void>;
  readonly onError: Mock<(error: unknown) => void>;
  /** An empty form of a person, which calls the mocks. */
  readonly createForm: (options?: Partial<FormOptions<Person>>) => FormStore<Person>;
}

/** What the forms of a test file call, reset before each of its tests, and what makes the forms. */
export function setUpForms(): PersonForms {
  const onSubmit = vi.fn<FormOptions<Person>['onSubmit']>();
  const onInvalid = vi.fn<(fields: readonly FieldState[]) => void>();
  const onError = vi.fn<(error: unknown) => void>();
  beforeEach(() => {
    onSubmit.mockReset();
    onInvalid.mockReset();
    onError.mockReset();
  });
  return {
    onSubmit,
    onInvalid,
    onError,
    createForm: (options) =>
      createFormStore<Person>({
        initialValues: { username: '', email: '' },
        onSubmit,
        onInvalid,
        onError,
        ...options,
      }),
  };
}

export function fieldOf(form: FormStore<Person>, name: keyof Person): FieldState {
  return form.fieldIn(form.getState(), name);
}

export function errorTypes(form: FormStore<Person>, name: string): readonly string[] {
  return form.fieldIn(form.getState(), name).errors.map(({ type }) => type);
}

export interface Taken {
  readonly calls: { value: string; answer: Deferred<boolean>; signal: AbortSignal }[];
  readonly validators: NonNullable<FormOptions<Person>['validators']>;
}

/** Asynchronous validators of `username`, each call of which the test answers. */
export function createTaken(): Taken {
  const calls: Taken['calls'] = [];
  return {
    calls,
    validators: {
      username: {
        taken: (value, _values, { signal }) => {
          const answer = createDeferred<boolean>();
          calls.push({ value, answer, signal });
          return answer.promise;
        },
      },
    },
  };
}
