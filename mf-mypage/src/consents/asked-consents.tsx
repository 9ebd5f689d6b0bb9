import { endpoints } from '@dongne/contract';
import { tabMemory, useRemote } from '@dongne/platform';
import { lazy, Suspense, useState } from 'react';
import type { ConsentSheet as Sheet } from './consent-sheet';

const Nothing: typeof Sheet = () => <></>;

// A sheet that does not come leaves 마이 as it is; the next visit asks for it.
const ConsentSheet = lazy(() =>
  import('./consent-sheet').then(
    (m) => ({ default: m.ConsentSheet }),
    () => ({ default: Nothing }),
  ),
);

const PUT_OFF = 'consentsPutOff';

/** The sheet of what is to be asked again, over 마이; who closes it is left alone until the app is opened anew. */
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
