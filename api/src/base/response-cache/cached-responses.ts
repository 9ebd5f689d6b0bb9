/** Cached response with the database state and minute it was computed for. */
interface CachedResponse {
  readonly state: string;
  readonly body: string;
}

/** State of a question that was asked but not cached. */
const NO_STATE = '';
const MAX_CHARACTERS = 4_000_000;
const MAX_CHARACTERS_EACH = 100_000;

/** LRU cache of responses by question, with a limit on the total number of characters. */
export class CachedResponses {
  readonly #responses = new Map<string, CachedResponse>();
  #characters = 0;

  /** Cached response for exactly this state. */
  find(question: string, state: string): string | undefined {
    const cached = this.#responses.get(question);
    if (cached?.state !== state) return undefined;
    this.#responses.delete(question);
    this.#responses.set(question, cached);
    return cached.body;
  }

  /**
   * Whether the question was asked before; records it. Most positions are asked once, and such a response is not worth
   * a snapshot query or room in the cache.
   */
  wasAsked(question: string): boolean {
    if (this.#responses.has(question)) return true;
    this.store(question, NO_STATE, '');
    return false;
  }

  store(question: string, state: string, body: string): void {
    this.#forget(question);
    if (question.length + body.length > MAX_CHARACTERS_EACH) return;
    this.#responses.set(question, { state, body });
    this.#characters += question.length + body.length;
    for (const oldest of this.#responses.keys()) {
      if (this.#characters <= MAX_CHARACTERS) return;
      this.#forget(oldest);
    }
  }

  /** Number of cached characters. */
  get characters(): number {
    return this.#characters;
  }

  #forget(question: string): void {
    const cached = this.#responses.get(question);
    if (cached === undefined) return;
    this.#responses.delete(question);
    this.#characters -= question.length + cached.body.length;
  }
}
