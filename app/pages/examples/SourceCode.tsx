import { Check, CircleAlert, Copy } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useAnnounce, useElementId, useFormatText } from '../../../headless/core/index.js';
import { Button } from '../../../skin/button/index.js';
import { Icon } from '../../../skin/icon/index.js';
import { highlight, type TokenKind } from './highlight.js';

const COLORS: Readonly<Record<TokenKind, string | undefined>> = {
  comment: 'text-muted',
  string: 'text-success',
  keyword: 'text-accent',
  tag: 'text-warning',
  plain: undefined,
};

const NOTES = {
  copied: { text: { id: 'examples.copied' }, icon: Check },
  selected: { text: { id: 'examples.copy-failed' }, icon: CircleAlert },
} as const;

/**
 * Source to read and to copy. If the clipboard cannot be used, the source is selected instead, to
 * be copied with the keyboard.
 */
export function SourceCode({ source }: { source: string }): ReactElement {
  const formatText = useFormatText();
  const announce = useAnnounce();
  const titleId = useElementId()('title');
  const code = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof NOTES | null>(null);
  const note = outcome === null ? null : NOTES[outcome];

  const tell = (latest: keyof typeof NOTES): void => {
    setOutcome(latest);
    announce(formatText(NOTES[latest].text));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(source);
      tell('copied');
    } catch {
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
      tell('selected');
    }
  };

  return (
    <div>
      <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-3">
        <h2 id={titleId} className="me-auto text-lead font-semibold">
          {formatText({ id: 'examples.source' })}
        </h2>
        {note !== null && (
          <p className="flex items-center gap-1.5 text-small text-muted max-sm:order-last max-sm:mt-1 max-sm:w-full">
            <Icon of={note.icon} className="shrink-0" />
            {formatText(note.text)}
          </p>
        )}
        <Button icon={<Icon of={Copy} className="shrink-0" />} onClick={() => void copy()}>
          {formatText({ id: 'examples.copy' })}
        </Button>
      </div>
      <pre
        ref={code}
        role="region"
        aria-labelledby={titleId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a mouse it scrolls only while it has the focus
        tabIndex={0}
        dir="ltr"
        lang="en"
        translate="no"
        className="max-h-[75dvh] overflow-auto rounded-card border border-border bg-sunken p-4 font-mono text-small wrap-anywhere whitespace-pre-wrap"
      >
        <code>
          {highlight(source).map(({ kind, text }, index) => (
            <span key={index} className={COLORS[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
