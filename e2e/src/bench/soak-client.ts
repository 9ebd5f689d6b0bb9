/** HTTP client of one API that counts responses. */
export class SoakClient {
  /** Calls by status. */
  readonly statuses = new Map<number, number>();
  /** Calls so far. */
  calls = 0;

  constructor(readonly origin: string) {}

  /** Makes a call and returns its body; undefined on 4xx. @throws on 5xx. */
  async call<T>(path: string, init: RequestInit = {}): Promise<T | undefined> {
    const answer = await fetch(this.origin + path, init);
    const text = await answer.text();
    this.calls += 1;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${text}`);
    if (!answer.ok || text === '') return undefined;
    const body: T = JSON.parse(text);
    return body;
  }

  /** Makes a call with a JSON body. */
  send<T>(method: 'POST' | 'PUT', path: string, body: unknown, headers: HeadersInit = {}): Promise<T | undefined> {
    return this.call(path, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
