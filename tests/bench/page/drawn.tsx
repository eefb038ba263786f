import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Scenario, Subject } from './benchPage.js';

/** A subject that React draws. */
export function drawn(draw: (scenario: Scenario) => ReactElement): Subject {
  return (container, scenario) => {
    const root = createRoot(container);
    root.render(draw(scenario));
    return () => {
      root.unmount();
    };
  };
}
