/** Called with what a locale script registers as `$locale`. */
export type RegistrationListener = (registered: unknown) => void;

/** The part of AngularJS that a locale script calls. */
export interface AngularStandIn {
  readonly module: (name: unknown, requires: unknown, config: unknown) => void;
}

/**
 * Receives what a locale script registers: the script calls
 * `angular.module("ngLocale", [], ["$provide", run])`, and `run` calls `$provide.value("$locale", …)`.
 */
export function createAngularStandIn(onRegister: RegistrationListener): AngularStandIn {
  const value = (key: unknown, registered: unknown): void => {
    if (key === '$locale') onRegister(registered);
  };
  return {
    module: (_name, _requires, config) => {
      const run: unknown = Array.isArray(config) ? config.at(-1) : undefined;
      if (typeof run === 'function') run({ value });
    },
  };
}
