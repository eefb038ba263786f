import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegion, type Politeness } from '../../headless/core/index.js';
import { useLiveRegionPlaces, type LiveRegionPlace } from '../../headless/overlay/index.js';

interface LiveRegionProps extends Pick<LiveRegionPlace, 'isInModal' | 'isSpeaking'> {
  politeness: Politeness;
}

function LiveRegion({ politeness, ...place }: LiveRegionProps): ReactElement {
  const { announcements, getRegionProps } = useLiveRegion(politeness, place);
  return (
    <div {...getRegionProps()}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/**
 * The app's two live regions, visually hidden at the end of the page body, where a modal leaves
 * them exposed; and two in each open modal. On a server they are left out; they come once the page
 * has been hydrated.
 */
export function LiveRegions(): ReactElement {
  const places = useLiveRegionPlaces();
  return (
    <>
      {places.map(({ key, parent, ...place }) =>
        createPortal(
          <div data-reachable className="sr-only">
            <LiveRegion politeness="polite" {...place} />
            <LiveRegion politeness="assertive" {...place} />
          </div>,
          parent,
          key,
        ),
      )}
    </>
  );
}
