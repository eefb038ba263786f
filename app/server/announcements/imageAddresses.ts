const stored = /(?<=<img src=")[^"]*(?=\/uploads\/[\da-f]{32}\.[a-z]+")/g;

/**
 * A stored text with the addresses that its images have now: it may have been written when the API
 * was below another path.
 * @param prefix the prefix of the API's addresses, such as `/api`
 */
export function withImagesBelow(prefix: string, html: string): string {
  return html.replace(stored, () => prefix);
}
