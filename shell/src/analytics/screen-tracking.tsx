import { REVIEW_EVENT_ID } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { analytics } from '@dongne/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Treats the review event as a screen of its own; product specification §2. */
const REVIEW_EVENT = contentPaths.event(REVIEW_EVENT_ID);

/** Tracks every opened page by its route pattern, so that no id is sent. */
export const ScreenTracking = ({ pattern }: { pattern: string }) => {
  const { pathname } = useLocation();
  useEffect(() => analytics.screen(pathname === REVIEW_EVENT ? REVIEW_EVENT : pattern), [pathname, pattern]);
  return null;
};
