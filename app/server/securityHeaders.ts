import type { FastifyInstance } from 'fastify';

/** No inline script or style. Trusted Types policies: DOMPurify's for pasted HTML, ours for the locale scripts. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify gnap-locale',
].join('; ');

const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: it would turn the Origin of a form post, which the token routes check, into `null`.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const oneYearInSeconds = 31_536_000;

/** The headers of every answer. HSTS only behind https: over plain http a browser ignores it, and on localhost it would hurt. */
export function securityHeaders(https: boolean): Record<string, string> {
  return https
    ? { ...always, 'strict-transport-security': `max-age=${String(oneYearInSeconds)}` }
    : always;
}

/** Sets the security headers before anything else runs, so that failures carry them too. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = securityHeaders(https);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
