/** An answer, and what it was an answer to: what the database held, and the moment. */
interface KeptAnswer {
  readonly state: string;
  readonly body: string;
}

/** Of a question that was asked and whose answer was not kept. */
const NO_STATE = '';
const MOST_LETTERS = 4_000_000;
const MOST_LETTERS_EACH = 100_000;

/** Answers by their question, the least used ones first to go. They never hold more than so many letters, whoever asks what. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  #letters = 0;

  /** The answer to a question, if it was given in this very state. */
  find(question: string, state: string): string | undefined {
    const kept = this.#answers.get(question);
    if (kept?.state !== state) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, kept);
    return kept.body;
  }

  /**
   * Whether the question was asked before, from now on. Most positions are asked once: such an answer is not worth a look at the
   * state of the database, nor the room that it takes.
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

  /** Letters that are held now. */
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
