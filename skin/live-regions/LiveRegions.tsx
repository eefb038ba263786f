import { useEffect, useReducer, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegion, type Politeness } from '../../headless/core/index.js';

function LiveRegion({ politeness }: { politeness: Politeness }): ReactElement {
  const { announcements, getRegionProps } = useLiveRegion(politeness);
  return (
    <div {...getRegionProps()}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/**
 * The app's two live regions, visually hidden at the end of the page body. A modal leaves them
 * exposed. On a server they are left out; they come once the page has been hydrated.
 */
export function LiveRegions(): ReactElement | null {
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(setMounted, [setMounted]);
  if (!isMounted) return null;
  return createPortal(
    <div data-reachable className="sr-only">
      <LiveRegion politeness="polite" />
      <LiveRegion politeness="assertive" />
    </div>,
    document.body,
  );
}
