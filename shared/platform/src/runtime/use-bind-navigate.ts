import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bindNavigate } from './runtime';

/** Lets what runs outside of React (the end of a session) go to a path. Called once, inside the router. */
export const useBindNavigate = (): void => {
  const navigate = useNavigate();
  useLayoutEffect(() => bindNavigate((path, options) => void navigate(path, options)), [navigate]);
};
