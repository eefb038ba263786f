import { useEffect, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { Button } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { Dialog, DialogActions } from '../../../skin/dialog/index.js';
import { EmptyState } from '../../../skin/empty-state/index.js';
import { CheckboxField, TextField } from '../../../skin/field/index.js';
import { PageHead } from '../../../skin/frame/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { boxOf, pageBox, scrollsSideways } from '../support/box.js';
import { finishTransitions } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

/** An address without a place to break it, as users paste them. */
const word = `https://example.org/${'x'.repeat(100)}`;

function Notified(): ReactElement {
  const notify = useNotify();
  useEffect(() => {
    notify({ type: 'info', sticky: true, title: word, text: word });
  }, [notify]);
  return <Notifications />;
}

function Fields(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { text: '', agreed: false, isOn: false, choice: null as string | null },
    validators: { text: { long: () => false } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()}>
      <TextField
        field={useField(form, 'text')}
        label={word}
        description={word}
        messages={{ long: word }}
      />
      <CheckboxField field={useField(form, 'agreed')} label={word} />
      <ToggleField field={useField(form, 'isOn')} label={word} />
      <SelectField
        field={useField(form, 'choice')}
        label="Choice"
        options={[{ value: 'a', label: word, group: word, description: word }]}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

interface Specimen {
  readonly name: string;
  readonly content: ReactElement;
  /** What is pressed first. */
  readonly press?: (screen: Rendered) => Locator;
}

const specimens: readonly Specimen[] = [
  { name: 'an alert', content: <Alert>{word}</Alert> },
  { name: 'a card', content: <Card>{word}</Card> },
  { name: 'an empty state', content: <EmptyState icon={null}>{word}</EmptyState> },
  { name: 'the head of a page', content: <PageHead breadcrumbs={null} title={word} /> },
  { name: 'a notification', content: <Notified /> },
  {
    name: 'a dialog',
    content: (
      <Dialog title={word} description={word}>
        {word}
        <DialogActions>
          <Button>Close</Button>
        </DialogActions>
      </Dialog>
    ),
  },
  {
    name: 'an open menu',
    content: <MenuButton label="Menu" items={[{ key: 'long', label: word, run: () => {} }]} />,
    press: (screen) => screen.getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'a form with an error',
    content: <Fields />,
    press: (screen) => screen.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'an open select',
    content: <Fields />,
    press: (screen) => screen.getByRole('combobox', { name: 'Choice' }),
  },
];

/** The elements that end outside of the window, besides those that are for screen readers only. */
function cutOff(): readonly string[] {
  return [...document.body.querySelectorAll(':not(.sr-only, .sr-only *)')]
    .filter((element) => boxOf(element).right > pageBox().right || boxOf(element).left < 0)
    .map((element) => element.outerHTML.slice(0, 100));
}

test.each(specimens)('a long word in $name is broken on a phone', async ({ content, press }) => {
  await page.viewport(320, 600);
  const screen = await renderInShell(<main className="p-4">{content}</main>);
  if (press !== undefined) await press(screen).click();
  await expect.element(screen.getByText(word).last()).toBeVisible();
  finishTransitions();
  expect(cutOff()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
