import { popups, signOut } from '@dongne/platform';

/** Logs out after a confirmation; the session navigates Home. */
export const logOut = async (): Promise<void> => {
  const answer = await popups.confirm({ message: '로그아웃할까요?' });
  if (answer === 'Y') await popups.loading(signOut());
};
