const LETTERS_SHOWN = 2;

/**
 * By what somebody knows an account of theirs again, without anybody else learning the address: `ki***@example.com`.
 *
 * @returns null where the provider named no address.
 */
export const hintOf = (email: string | null): string | null => {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email === null || at < 1) return null;
  return `${email.slice(0, Math.min(LETTERS_SHOWN, at - 1))}***${email.slice(at)}`.slice(0, MOST_LETTERS);
};

const MOST_LETTERS = 120;
