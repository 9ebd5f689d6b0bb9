import { useEffect } from 'react';
import { startVitals } from './start-vitals';

/** Lets the browser measure how fast the app's pages are. */
export const VitalsStarter = () => {
  useEffect(startVitals, []);
  return null;
};
