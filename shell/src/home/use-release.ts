import { endpoints, type MyLaundry } from '@dongne/contract';
import { popups, refresh, releaseMyLaundry } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Takes the registration of a shop back, after the question whether it is meant. */
export const useRelease = ({ id, name }: Pick<MyLaundry, 'id' | 'name'>) => {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [isReleasing, setReleasing] = useState(false);

  const run = async (): Promise<void> => {
    const answer = await popups.confirm({ message: `${name} 등록을 해제할까요?`, confirmLabel: '해제' });
    if (answer === 'N') return;
    setReleasing(true);
    try {
      await releaseMyLaundry(id);
      // Also after a failure: an answer can be lost. The shop's own page and the list say whether it is registered, too.
      await refresh(queryClient, endpoints.MAIN, endpoints.SHOPS);
    } finally {
      setReleasing(false);
    }
  };

  const release = (): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void run().finally(() => {
      isUnderWay.current = false;
    });
  };
  return { release, isReleasing };
};
