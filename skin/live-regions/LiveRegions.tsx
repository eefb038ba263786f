import type { ReactElement } from 'react';
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
 * exposed.
 */
export function LiveRegions(): ReactElement {
  return createPortal(
    <div data-reachable className="sr-only">
      <LiveRegion politeness="polite" />
      <LiveRegion politeness="assertive" />
    </div>,
    document.body,
  );
}
