/** Cached response with the database state and minute it was computed for. */
interface KeptAnswer {
  readonly state: string;
  readonly body: string;
}

/** State of a question that was asked but not cached. */
const NO_STATE = '';
const MOST_LETTERS = 4_000_000;
const MOST_LETTERS_EACH = 100_000;

/** LRU cache of responses by question, with a limit on the total number of characters. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  #letters = 0;

  /** Cached response for exactly this state. */
  find(question: string, state: string): string | undefined {
    const kept = this.#answers.get(question);
    if (kept?.state !== state) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, kept);
    return kept.body;
  }

  /**
   * Whether the question was asked before; records it. Most positions are asked once, and such a response is not worth
   * a snapshot query or room in the cache.
   */
  wasAsked(question: string): boolean {
    if (this.#answers.has(question)) return true;
    this.keep(question, NO_STATE, '');
    return false;
  }

  keep(question: string, state: string, body: string): void {
    this.#forget(question);
    if (question.length + body.length > MOST_LETTERS_EACH) return;
    this.#answers.set(question, { state, body });
    this.#letters += question.length + body.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#letters <= MOST_LETTERS) return;
      this.#forget(oldest);
    }
  }

  /** Number of cached characters. */
  get letters(): number {
    return this.#letters;
  }

  #forget(question: string): void {
    const kept = this.#answers.get(question);
    if (kept === undefined) return;
    this.#answers.delete(question);
    this.#letters -= question.length + kept.body.length;
  }
}
