import { createAngularStandIn } from '../../../headless/locale-data/angularStandIn.js';
import { runLocaleScript } from './angularI18n.js';

/** What the real script of a locale registers. */
export function registeredBy(id: string): unknown {
  const registered: unknown[] = [];
  runLocaleScript(
    id,
    createAngularStandIn((locale) => registered.push(locale)),
  );
  return registered[0];
}
