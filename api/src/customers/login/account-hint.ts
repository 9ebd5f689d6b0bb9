const LETTERS_SHOWN = 2;

/**
 * Masks an address so that only its owner recognises it: `ki***@example.com`.
 *
 * @returns null if the provider returned no address.
 */
export const hintOf = (email: string | null): string | null => {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email === null || at < 1) return null;
  return `${email.slice(0, Math.min(LETTERS_SHOWN, at - 1))}***${email.slice(at)}`.slice(0, MOST_LETTERS);
};

const MOST_LETTERS = 120;
