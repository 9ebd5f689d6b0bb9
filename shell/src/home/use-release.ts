import type { MyLaundry } from '@dongne/contract';
import { popups, releaseMyLaundry } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MAIN_QUERY_KEY } from './use-main';

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
      await Promise.all([MAIN_QUERY_KEY, ['laundry']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
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
