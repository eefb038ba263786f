/**
 * As much of the Trusted Types API as is used; TypeScript's DOM library lacks it. What a policy makes
 * is no string for the browser, but is assigned as one.
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
 * Returns what makes a URL fit for `script.src` under `require-trusted-types-for 'script'`, by a
 * policy that admits these URLs and no other; it throws a TypeError for another. The policy is made
 * on first use, since a page may make it only once.
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
