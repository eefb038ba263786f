import { useState, type ReactElement } from 'react';
import { RichText } from '../../skin/rich-text/index.js';

/** Rich text as HTML, of at most 300 characters. Alt+F10 goes to the toolbar. */
export function RichTextExample(): ReactElement {
  const [html, setHtml] = useState('<p>Welcome to <strong>our team</strong>.</p>');
  return (
    <>
      <RichText label="Message" value={html} onChange={setHtml} max={300} />
      <p className="mt-4 text-muted">
        Value: <code className="wrap-anywhere">{html}</code>
      </p>
    </>
  );
}
