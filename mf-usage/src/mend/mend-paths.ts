import { useLocation } from 'react-router-dom';

/** Steps of registering what is to be mended. */
export type MendStep = 1 | 2 | 3;

const STEP = /\/mend\/step([123])$/;
const STEPS: Readonly<Record<string, MendStep>> = { 1: 1, 2: 2, 3: 3 };

/** The step that the address names; undefined on the form itself. */
const mendStepOf = (pathname: string): MendStep | undefined => STEPS[STEP.exec(pathname)?.[1] ?? ''];

/** The step of the page that stands. */
export const useMendStep = (): MendStep | undefined => mendStepOf(useLocation().pathname);

/** Address of a step beside the form's own; the query stays, it says what the form is about. */
export const mendPath = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  step?: MendStep,
) => `${pathname.replace(STEP, '')}${step === undefined ? '' : `/mend/step${step}`}${search}`;
