/**
 * The part of the Trusted Types API that is used; TypeScript's DOM library lacks it. A policy
 * returns an object, typed as a string here so that it can be assigned to `script.src`.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The name that a content security policy has to allow: `trusted-types gnap-locale`. */
const POLICY = 'gnap-locale';

/**
 * Returns the function that makes a URL acceptable to `script.src` under
 * `require-trusted-types-for 'script'`, by a policy that admits only these URLs; for others it
 * throws a TypeError. The policy is created on first use and only once, as a page may not create it
 * again.
 */
export function createScriptTrust(urls: ReadonlySet<string>): (url: string) => string {
  const admit = (url: string): string => {
    if (urls.has(url)) return url;
    throw new TypeError(`${url} is no locale script of this app.`);
  };
  let trust: ((url: string) => string) | undefined;
  const makeTrust = (): ((url: string) => string) => {
    const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: admit });
    return policy === undefined ? admit : (url) => policy.createScriptURL(url);
  };
  return (url) => {
    trust ??= makeTrust();
    return trust(url);
  };
}
