import { REVIEW_EVENT_ID } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { analytics } from '@dongne/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The review event is a screen of its own; product specification §2. */
const REVIEW_EVENT = contentPaths.event(REVIEW_EVENT_ID);

/** Tracks every page that is opened by its route's pattern, so that no id is among what is sent. */
export const ScreenTracking = ({ pattern }: { pattern: string }) => {
  const { pathname } = useLocation();
  useEffect(() => analytics.screen(pathname === REVIEW_EVENT ? REVIEW_EVENT : pattern), [pathname, pattern]);
  return null;
};
