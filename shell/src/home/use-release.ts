import { endpoints, type MyLaundry } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, refresh, releaseMyLaundry } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Releases a registered shop after a confirmation. */
export const useRelease = ({ id, name }: Pick<MyLaundry, 'id' | 'name'>) => {
  const queryClient = useQueryClient();
  const [isReleasing, setReleasing] = useState(false);

  const [release] = useOnce(async (): Promise<void> => {
    const answer = await popups.confirm({ message: `${name} 등록을 해제할까요?`, confirmLabel: '해제' });
    if (answer === 'N') return;
    setReleasing(true);
    try {
      await releaseMyLaundry(id);
      // Also after a failure, because a response can be lost. The shop's page and the list show the registration, too.
      await refresh(queryClient, endpoints.MAIN, endpoints.SHOPS);
    } finally {
      setReleasing(false);
    }
  });
  return { release, isReleasing };
};
