import { memo, type ReactElement, type ReactNode } from 'react';
import {
  useCommandPalette,
  type Command,
  type CommandOption,
} from '../../headless/shortcuts/index.js';
import { Dialog } from '../dialog/index.js';
import { Keys } from './Keys.js';

/** What the palette finds besides the registered shortcuts. */
export interface CommandPaletteProps {
  /** The pages and actions of the app. Default none. */
  commands?: readonly Command[] | undefined;
}

interface OptionProps {
  option: CommandOption;
  /** Whether any command has an icon; all labels are aligned beside the icons then. */
  hasIcons: boolean;
}

/** Re-renders when this option changes: a key re-renders the one that it leaves and the one it reaches. */
const Option = memo(function Option({ option, hasIcons }: OptionProps): ReactElement {
  const { label, path, icon, keys, getOptionProps } = option;
  return (
    <li
      {...getOptionProps()}
      className="flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 data-[active=true]:bg-accent-tint"
    >
      {(hasIcons || icon !== undefined) && (
        <span aria-hidden className="min-w-5 shrink-0 text-muted">
          {icon as ReactNode}
        </span>
      )}
      <span className="min-w-0 grow">
        {label}
        {path.length > 0 && <span className="ms-1 text-small text-muted"> {path.join(' › ')}</span>}
      </span>
      {keys !== null && <Keys keys={keys} />}
    </li>
  );
});

/** The command palette in its dialog (behavior B-16). Mount it while it is shown. */
export function CommandPalette({ commands }: CommandPaletteProps): ReactElement {
  const palette = useCommandPalette({ commands });
  const hasIcons = commands?.some(({ icon }) => icon !== undefined) ?? false;
  return (
    <Dialog title={palette.title} onClose={palette.close} width="wide">
      <input {...palette.getInputProps()} className="input-look h-control px-3" />
      {/* A fixed height, so that the dialog does not move while the list grows and shrinks. */}
      <div className="mt-2 flex h-72 flex-col">
        <ul {...palette.getListProps()} className="-mx-1 min-h-0 overflow-y-auto px-1">
          {palette.options.map((option) => (
            <Option key={option.id} option={option} hasIcons={hasIcons} />
          ))}
        </ul>
        <p {...palette.getStatusProps()} className="px-3.25 text-muted not-empty:py-1.5">
          {palette.statusText}
        </p>
      </div>
    </Dialog>
  );
}
