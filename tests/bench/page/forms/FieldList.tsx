import { memo, useMemo, type FunctionComponent, type ReactElement } from 'react';
import type { Scenario } from '../benchPage.js';

type RenderField = (name: string) => ReactElement;

const Section = memo(function Section({
  names,
  renderField,
}: {
  names: readonly string[];
  renderField: RenderField;
}) {
  return <fieldset>{names.map(renderField)}</fieldset>;
});

/** The names of a scenario's fields. */
export function fieldNames({ count }: Scenario): readonly string[] {
  return Array.from({ length: count }, (_, index) => `field${index}`);
}

/** A record with one thing for each field. */
export function forEachField<Thing>(scenario: Scenario, thing: Thing): Record<string, Thing> {
  return Object.fromEntries(fieldNames(scenario).map((name) => [name, thing]));
}

interface FieldListProps {
  scenario: Scenario;
  /** Has to stay the same between renders. */
  renderField: RenderField;
}

/**
 * The fields of any subject's form, in sections. Around them is the one element inside the `<form>`
 * which Chromium needs: it is slow with thousands of fields directly in a form.
 */
export const FieldList: FunctionComponent<FieldListProps> = memo(function FieldList({
  scenario,
  renderField,
}: FieldListProps) {
  const { count, sectionSize = count } = scenario;
  const sections = useMemo(() => {
    const names = fieldNames(scenario);
    return Array.from({ length: Math.ceil(count / sectionSize) }, (_, index) =>
      names.slice(index * sectionSize, (index + 1) * sectionSize),
    );
  }, [scenario, count, sectionSize]);
  return (
    <div>
      {sections.map((names) => (
        <Section key={names[0]} names={names} renderField={renderField} />
      ))}
    </div>
  );
});
