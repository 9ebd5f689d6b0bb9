/** Where every rule reads the time, so that tests and the sandbox can travel. */
export interface Clock {
  now(): Date;
}

/** The wall clock, shifted by however far somebody has travelled. */
export class TravellingClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** Time goes on from this instant. */
  travelTo(instant: Date): void {
    this.#offsetMs = instant.getTime() - Date.now();
  }

  advance(byMs: number): void {
    this.#offsetMs += byMs;
  }
}
