/**
 * The canonical name of a zone, since one zone may have several. Tests prove nothing in a zone that
 * does not take effect.
 */
function nameOf(timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

const wanted: string | undefined = process.env['TZ'];
if (wanted === undefined || nameOf(undefined) !== nameOf(wanted)) {
  throw new Error(`The tests run in ${nameOf(undefined)}, not in ${wanted ?? 'a zone of theirs'}.`);
}

export {};
