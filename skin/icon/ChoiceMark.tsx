import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from './Icon.js';

/** What the mark says of its option. */
export interface ChoiceMarkProps {
  /** Whether the option is the one that is chosen. */
  isChosen: boolean;
}

/** Beside an option: a check mark if it is the one that is chosen, else the room that a mark takes. */
export function ChoiceMark({ isChosen }: ChoiceMarkProps): ReactElement {
  // A hidden icon in each of thousands of options would almost double the time to open their list.
  if (!isChosen) return <span className="size-4 shrink-0" />;
  return <Icon of={Check} className="shrink-0 text-accent" />;
}
