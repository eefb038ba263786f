import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';
import { Keys } from './Keys.js';

/** Label and keys come from `useShortcuts`; the caller only places the `<button>`. */
export interface PaletteButtonProps {
  className?: string | undefined;
}

/**
 * Opens the command palette, and looks like a search box (behavior B-16); on a phone, which has no
 * room for one, it is an icon.
 */
export function PaletteButton({ className }: PaletteButtonProps): ReactElement {
  const { paletteLabel, paletteKeys, open } = useShortcuts();
  return (
    <Button
      className={className}
      onClick={() => {
        open('palette');
      }}
    >
      <span className="flex items-center gap-2 font-normal text-muted md:min-w-palette lg:min-w-palette-wide">
        <Icon of={Search} className="shrink-0" />
        <span className="grow truncate text-start max-md:sr-only">{paletteLabel}</span>
        {paletteKeys !== null && (
          <span aria-hidden className="max-lg:hidden">
            <Keys keys={paletteKeys} />
          </span>
        )}
      </span>
    </Button>
  );
}
