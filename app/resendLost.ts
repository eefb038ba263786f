function methodOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  return init?.method ?? (input instanceof Request ? input.method : 'GET');
}

/**
 * A `fetch` that sends a GET or a DELETE once more if no answer came to the first, as RFC 9110
 * section 9.2.2 allows: it has the same effect twice as once. The answer to a DELETE may then be
 * 404. A request can be lost alone while the server is there: browsers drop what is under way when
 * the computer changes to another network, or when Back and Forward follow each other so fast that
 * the page under way is called off.
 * @param send sends a request once
 */
export function resendLost(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      if (!(error instanceof TypeError && /^(GET|DELETE)$/.test(methodOf(input, init))))
        throw error;
      return send(input, init);
    }
  };
}
