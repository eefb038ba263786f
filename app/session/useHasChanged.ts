import { useState } from 'react';

/**
 * Whether somebody has signed in or out since the browser loaded the page. What is shown then has
 * replaced something else, and takes the focus (behavior B-04).
 * @param person whose session it is, `null` for nobody's
 */
export function useHasChanged(person: string | null): boolean {
  const [first] = useState(person);
  const [hasChanged, setHasChanged] = useState(false);
  const isOther = hasChanged || person !== first;
  if (isOther !== hasChanged) setHasChanged(isOther);
  return isOther;
}
