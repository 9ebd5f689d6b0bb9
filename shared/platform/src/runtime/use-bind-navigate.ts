import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bindNavigate } from './navigation';
import { useRuntime } from './runtime-context';

/** Registers navigation for code outside of React, such as the end of a session. Call once, inside the router. */
export const useBindNavigate = (): void => {
  const owner = useRuntime();
  const navigate = useNavigate();
  useLayoutEffect(() => bindNavigate((path, options) => void navigate(path, options), owner), [owner, navigate]);
};
