import { useState, type ReactElement } from 'react';
import { createEditor } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { paragraphs } from './paragraphs.js';

/** Slate with its history, and nothing of ours: no toolbar, no HTML, no rules of what may be in it. */
function Editor({ scenario }: { scenario: Scenario }): ReactElement {
  const [editor] = useState(() => withHistory(withReact(createEditor())));
  const [text] = useState(() =>
    paragraphs(scenario).map((words) => ({
      type: 'paragraph' as const,
      children: [{ text: words }],
    })),
  );
  return (
    <Slate editor={editor} initialValue={text}>
      <Editable className="max-h-96 overflow-y-auto" />
    </Slate>
  );
}

export const slateAlone: Subject = drawn((scenario) => <Editor scenario={scenario} />);
