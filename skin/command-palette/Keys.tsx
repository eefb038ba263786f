import type { ReactElement } from 'react';

/** The keys of a shortcut: those of one press side by side, one press after another. */
export function Keys({ keys }: { keys: readonly (readonly string[])[] }): ReactElement {
  return (
    <span className="flex shrink-0 items-center gap-2">
      {keys.map((press, index) => (
        <span key={index} className="flex items-center gap-1">
          {press.map((name) => (
            <kbd
              key={name}
              className="min-w-6 rounded-control border border-border bg-surface px-1 text-center text-caption whitespace-nowrap text-muted"
            >
              {name}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
