import type { FieldControl } from '../../headless/core/index.js';
import { descriptionId, type DescribedField } from './FieldFrame.js';

/** The field for a value hook, whose control its description describes before any message does. */
export function describedControl<Value>(frame: DescribedField<Value>): FieldControl<Value> {
  const { control } = frame.field;
  const { ids } = control;
  const messages = [descriptionId(frame), ids.messages].filter(Boolean).join(' ') || undefined;
  return { ...control, ids: { ...ids, messages } };
}
