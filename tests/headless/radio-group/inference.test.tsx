import { renderHook } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createRadioGroupStore,
  useRadioGroup,
  type RadioGroupStore,
} from '../../../headless/radio-group/index.js';

type Pace = 'slow' | 'fast';
const words = [
  { value: 'slow', label: 'Slow' },
  { value: 'fast', label: 'Fast' },
];

test('types: the value is one of those of the options, where they are literals', () => {
  const { result } = renderHook(() =>
    useRadioGroup({
      options: [
        { value: 'slow', label: 'Slow' },
        { value: 'fast', label: 'Fast' },
      ],
      defaultValue: 'slow',
      onChange: (value) => {
        expectTypeOf(value).toEqualTypeOf<Pace | null>();
      },
    }),
  );
  expectTypeOf(result.current.value).toEqualTypeOf<Pace | null>();
  expect(result.current.value).toBe('slow');
});

test('types: it is a string where the options are, and may be one where they are literals', () => {
  const { result } = renderHook(() => {
    const value: string | null = words[1]!.value;
    const literal = useRadioGroup({ options: [{ value: 'fast', label: 'Fast' }], value });
    expectTypeOf(literal.value).toEqualTypeOf<string | null>();
    return useRadioGroup({ options: words, defaultValue: 'slow' });
  });
  expectTypeOf(result.current.value).toEqualTypeOf<string | null>();
  expectTypeOf(createRadioGroupStore({ defaultValue: 'slow' })).toEqualTypeOf<RadioGroupStore>();
});

test('types: a field of a form may hold the values of the options alone', () => {
  interface Work {
    pace: Pace | null;
    place: string | null;
  }
  const { result } = renderHook(() => {
    const form = useSubmitGuard<Work>({
      initialValues: { pace: 'fast', place: null },
      onSubmit: () => {},
    });
    const options: readonly { value: Pace; label: string }[] = [{ value: 'fast', label: 'Fast' }];
    useRadioGroup({ options: words, control: useField(form, 'place').control });
    useRadioGroup({ options, control: useField(form, 'place').control });
    // @ts-expect-error -- the options have other values than the field may hold
    useRadioGroup({ options: words, control: useField(form, 'pace').control });
    return useRadioGroup({ options, control: useField(form, 'pace').control });
  });
  expectTypeOf(result.current.value).toEqualTypeOf<Pace | null>();
  expect(result.current.value).toBe('fast');
});
