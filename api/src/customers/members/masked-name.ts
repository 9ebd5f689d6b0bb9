/** Nickname masked for strangers: its first letter. */
export const maskedName = (nickname: string): string => `${[...nickname][0] ?? ''}**`;
