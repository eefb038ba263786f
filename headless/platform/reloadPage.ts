/** Loads the whole page again, which a router's `reload()` does not. */
export function reloadPage(): void {
  window.location.reload();
}
