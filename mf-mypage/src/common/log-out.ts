import { popups, signOut } from '@dongne/platform';

/** Asks first, then logs out; the session goes Home by itself. */
export const logOut = async (): Promise<void> => {
  const answer = await popups.confirm({ message: '로그아웃할까요?' });
  if (answer === 'Y') await popups.loading(signOut());
};
