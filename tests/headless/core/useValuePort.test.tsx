import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createValuePort,
  defineStore,
  useOwnStore,
  useStoreState,
  useValuePort,
  type Store,
  type ValueOptions,
  type ValuePort,
} from '../../../headless/core/index.js';

interface StepperActions {
  port: ValuePort<number>;
  add(by: number): void;
}
type StepperStore = Store<{ readonly value: number }, StepperActions>;

function createStepperStore(initial = 0): StepperStore {
  return defineStore<{ readonly value: number }, StepperActions>(
    { value: initial },
    ({ get, set }) => {
      const port = createValuePort<number>({ get, set });
      return {
        actions: {
          port,
          add: (by) => {
            port.request(get().value + by, { reason: 'add' });
          },
        },
      };
    },
  );
}

interface StepperProps extends ValueOptions<number> {
  store?: StepperStore | undefined;
  onRender?: (value: number) => void;
}

function Stepper({ store, onRender, ...options }: StepperProps): ReactElement {
  const stepper = useOwnStore(store, () =>
    createStepperStore(options.value ?? options.defaultValue),
  );
  const stored = useStoreState(stepper, (state) => state.value);
  const value = useValuePort('useStepper', stepper.port, { stored, options });
  onRender?.(value);
  return (
    <button
      onClick={() => {
        stepper.add(1);
        stepper.add(1);
      }}
    >
      {value}
    </button>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('uncontrolled: two actions in one tick see each other, and onChange is called for each', () => {
  const onChange = vi.fn();
  render(<Stepper defaultValue={5} onChange={onChange} />);
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('button')).toHaveTextContent('7');
  expect(onChange.mock.calls).toEqual([
    [6, { reason: 'add' }],
    [7, { reason: 'add' }],
  ]);
});

test('another store takes the place of the first, which is left; without one the control’s own is there', () => {
  const [first, second] = [createStepperStore(1), createStepperStore(2)];
  const { rerender } = render(<Stepper store={first} />);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  rerender(<Stepper store={second} />);
  expect(screen.getByRole('button')).toHaveTextContent('2');
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('button')).toHaveTextContent('4');
  expect([first.getState().value, second.getState().value]).toEqual([1, 4]);
});

test('controlled: the parent’s value is shown, and the store follows it', () => {
  const store = createStepperStore();
  function Parent(): ReactElement {
    const [value, setValue] = useState(1);
    return <Stepper store={store} value={value} onChange={setValue} />;
  }
  render(<Parent />);
  expect(store.getState().value).toBe(1);
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('button')).toHaveTextContent('3');
  expect(store.getState().value).toBe(3);
});

test('a refused value does not stick, and is never painted, even if the parent does not render', () => {
  const store = createStepperStore();
  const shown: number[] = [];
  const onChange = vi.fn();
  render(
    <Stepper store={store} value={1} onChange={onChange} onRender={(value) => shown.push(value)} />,
  );
  act(() => {
    screen.getByRole('button').click();
  });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(store.getState().value).toBe(1);
  expect(new Set(shown)).toEqual(new Set([1]));
});

test('a parent that answers with another value has the last word', () => {
  function Even(): ReactElement {
    const [value, setValue] = useState(0);
    return (
      <Stepper
        value={value}
        onChange={(next) => {
          setValue(Math.min(next, 1));
        }}
      />
    );
  }
  render(<Even />);
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('an equal value is no change; onChange is never called by a render', () => {
  const store = createStepperStore(3);
  const onChange = vi.fn();
  const { rerender } = render(<Stepper store={store} value={3} onChange={onChange} />);
  rerender(<Stepper store={store} value={9} onChange={onChange} />);
  act(() => {
    store.add(0);
  });
  expect(onChange).not.toHaveBeenCalled();
  expect(store.getState().value).toBe(9);
});

test('a value that turns from uncontrolled to controlled is warned of, with how to mend it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(<Stepper />);
  rerender(<Stepper value={1} />);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/useStepper.*uncontrolled to controlled/),
  );
});
