import type { ProgressTarget, UploadRequest } from '../http/index.js';

/** A class to use as `XMLHttpRequest`: `vi.stubGlobal('XMLHttpRequest', …)`. */
export type FakeXMLHttpRequestConstructor = new () => UploadRequest;

type Listener = Parameters<ProgressTarget['addEventListener']>[1];

interface FakeTarget extends ProgressTarget {
  dispatch(type: string, loaded?: number, total?: number): void;
}

function createFakeTarget(): FakeTarget {
  const listeners: (readonly [string, Listener])[] = [];
  return {
    addEventListener: (type, listener) => {
      listeners.push([type, listener]);
    },
    dispatch: (type, loaded = 0, total = 0) => {
      for (const [ofType, listener] of listeners) {
        if (ofType === type) listener({ loaded, total, lengthComputable: total > 0 });
      }
    },
  };
}

/**
 * Makes an `XMLHttpRequest` for tests of uploads, which sends by a fake `fetch`: one table answers
 * requests and uploads. It reports progress at the start, halfway and at the end.
 * @param fetch the one of `createFakeFetch()`
 */
export function createFakeXMLHttpRequest(
  fetch: typeof globalThis.fetch,
): FakeXMLHttpRequestConstructor {
  return class implements UploadRequest {
    responseType: XMLHttpRequestResponseType = '';
    response: unknown = null;
    responseURL = '';
    status = 0;
    statusText = '';
    readonly upload: FakeTarget = createFakeTarget();
    readonly #target = createFakeTarget();
    readonly #headers = new Headers();
    readonly #controller = new AbortController();
    #responseHeaders = new Headers();
    #method = 'GET';
    #url = '';

    addEventListener(type: string, listener: Listener): void {
      this.#target.addEventListener(type, listener);
    }

    open(method: string, url: string | URL): void {
      this.#method = method;
      this.#url = String(url);
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      if (this.#controller.signal.aborted) return;
      this.#controller.abort();
      this.#target.dispatch('abort');
    }

    send(body: XMLHttpRequestBodyInit | null = null): void {
      void this.#ask(body);
    }

    async #ask(body: XMLHttpRequestBodyInit | null): Promise<void> {
      const { signal } = this.#controller;
      let end = 'load';
      try {
        const init = { method: this.#method, headers: this.#headers, body, signal };
        const request = new Request(this.#url, init);
        const { byteLength } = await request.clone().arrayBuffer();
        if (byteLength > 0 && !signal.aborted) this.#tellProgress(byteLength);
        await this.#take(await fetch(request));
      } catch {
        end = 'error';
      }
      if (!signal.aborted) this.#target.dispatch(end);
    }

    async #take(answer: Response): Promise<void> {
      this.response = await answer.arrayBuffer();
      this.responseURL = answer.url === '' ? this.#url : answer.url;
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.#responseHeaders = answer.headers;
    }

    #tellProgress(total: number): void {
      this.upload.dispatch('loadstart', 0, total);
      this.upload.dispatch('progress', Math.floor(total / 2), total);
      this.upload.dispatch('load', total, total);
    }
  };
}
