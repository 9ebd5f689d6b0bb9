/** Notification within a process, so that what works does not know what measures it. */
export interface Signal<Message> {
  readonly send: (message: Message) => void;
  /** Calls a listener with each message. @returns ends it. */
  readonly follow: (heard: (message: Message) => void) => () => void;
}

/** Creates a signal without listeners. */
export const createSignal = <Message>(): Signal<Message> => {
  const listeners = new Set<(message: Message) => void>();
  return {
    send: (message) => listeners.forEach((heard) => heard(message)),
    follow: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
};
