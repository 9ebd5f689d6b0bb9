import { endpoints } from '@dongne/contract';
import { tabMemory, useRemote } from '@dongne/platform';
import { lazy, Suspense, useState } from 'react';
import type { ConsentSheet as Sheet } from './consent-sheet';

const Nothing: typeof Sheet = () => <></>;

// Ignores a failed chunk: 마이 works without the sheet, which the next visit offers again.
const ConsentSheet = lazy(() =>
  import('./consent-sheet').then(
    (m) => ({ default: m.ConsentSheet }),
    () => ({ default: Nothing }),
  ),
);

const PUT_OFF = 'consentsPutOff';

/** Sheet of pending consents over 마이; after closing it stays hidden until the app restarts. */
export const AskedConsents = () => {
  const consents = useRemote(endpoints.consents);
  const [isPutOff, setIsPutOff] = useState(() => tabMemory.read(PUT_OFF) !== undefined);
  const asked = consents.state === 'ready' ? consents.value.filter(({ isAsked }) => isAsked) : [];
  if (isPutOff || asked.length === 0) return null;
  const putOff = () => {
    tabMemory.keep(PUT_OFF, 'yes');
    setIsPutOff(true);
  };
  return (
    <Suspense>
      <ConsentSheet asked={asked} onClose={putOff} />
    </Suspense>
  );
};
