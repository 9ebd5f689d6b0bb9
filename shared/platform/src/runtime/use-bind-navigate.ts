import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bindNavigate } from './navigation';
import { useRuntime } from './runtime-context';

/** Lets what runs outside of React (the end of a session) go to a path. Called once, inside the router. */
export const useBindNavigate = (): void => {
  const owner = useRuntime();
  const navigate = useNavigate();
  useLayoutEffect(() => bindNavigate((path, options) => void navigate(path, options), owner), [owner, navigate]);
};
