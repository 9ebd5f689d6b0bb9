/** A nickname as strangers see it: its first letter. */
export const maskedName = (nickname: string): string => `${[...nickname][0] ?? ''}**`;
