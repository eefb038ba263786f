import { useStoreState } from '../../headless/core/index.js';
import { sharedTranslations } from '../../headless/translations/index.js';
import { useRetryOnReconnect } from '../failures/useRetryOnReconnect.js';

/**
 * Loads the texts for which their ids stand in (spec row TRANS-3) again, once the server can be
 * reached again (behavior B-21). If it could be reached all along, nothing is loaded.
 */
export function useLostTexts(): void {
  const translations = sharedTranslations.useStore('useLostTexts');
  const lost = useStoreState(translations, ({ parts }) =>
    Object.values(parts).includes('failed') ? parts : null,
  );
  useRetryOnReconnect(lost, () => {
    for (const [part, status] of Object.entries(translations.getState().parts))
      if (status === 'failed') void translations.addPart(part);
  });
}
