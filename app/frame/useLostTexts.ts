import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { sharedConnectivity } from '../../headless/connectivity/index.js';
import { sharedTranslations } from '../../headless/translations/index.js';

/**
 * Loads the texts for which their ids stand in (spec row TRANS-3) again: after each page or list that
 * is loaded, once the server can be reached again, and once that has stood for a while. A connection
 * that is there, or has just come back, may fail for too short a time to count as lost (behavior
 * B-21).
 */
export function useLostTexts(): void {
  const translations = sharedTranslations.useStore('useLostTexts');
  const connectivity = sharedConnectivity.useOptional();
  const loaded = useMatches();
  useEffect(() => {
    const loadLost = (): void => {
      for (const [part, status] of Object.entries(translations.getState().parts))
        if (status === 'failed') void translations.addPart(part);
    };
    loadLost();
    return connectivity?.subscribe(({ isOnline }) => {
      if (isOnline) loadLost();
    });
  }, [translations, connectivity, loaded]);
}
