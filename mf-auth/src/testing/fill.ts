import type userEvent from '@testing-library/user-event';

export type User = ReturnType<typeof userEvent.setup>;

/** Replaces a field's text at once, which is faster than typing it. */
export const fill = async (user: User, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  await user.paste(text);
};
