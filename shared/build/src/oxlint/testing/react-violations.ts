import type { Sample } from './sample';

const REACT = "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';";
const inReact = (code: string, before = ''): string =>
  `${REACT}\n${before}\nexport const all = [useCallback, useEffect, useMemo, useRef, useState];\nexport const Page = (props: { a: { b: number; c: number }; items: number[]; onTap: () => void; isOpen: boolean }) => {\n${code}\n};`;

/** Violations of the rules of React and its compiler. */
export const REACT_VIOLATIONS: readonly Sample[] = [
  ['rules-of-hooks', 'a hook behind a condition', inReact('if (props.isOpen) useState(1);\nreturn null;')],
  ['rules-of-hooks', 'a hook in a callback', inReact('return <i onClick={() => { useState(1); }} />;')],
  [
    'exhaustive-deps',
    'an effect that leaves out what it uses',
    inReact('useEffect(() => { props.onTap(); }, []);\nreturn null;'),
  ],
  [
    'exhaustive-deps',
    'a callback that leaves out what it uses',
    inReact('const { items } = props;\nconst f = useCallback(() => items.length, []);\nreturn <i onClick={f} />;'),
  ],
  ['static-components', 'a component made while rendering', inReact('const Inner = () => <i />;\nreturn <Inner />;')],
  ['use-memo', 'an asynchronous memo', inReact('const a = useMemo(async () => 1, []);\nreturn <i>{String(a)}</i>;')],
  ['use-memo', 'a memo with an argument', inReact('const a = useMemo((b: number) => b, []);\nreturn <i>{a}</i>;')],
  [
    'preserve-manual-memoization',
    'a list callback that a hook makes impossible to memoize',
    inReact(
      'const x: number[] = [];\nuseState(1);\nx.push(props.a.b);\nconst f = useCallback(() => [x], [x]);\nreturn <i onClick={f} />;',
    ),
  ],
  [
    'incompatible-library',
    'what cannot be memoized',
    inReact("const { watch } = useForm();\nreturn <i>{watch('a')}</i>;", "import { useForm } from 'react-hook-form';"),
  ],
  ['immutability', 'a written property', inReact('props.isOpen = true;\nreturn <i />;')],
  ['immutability', 'a written state', inReact('const [a] = useState({ b: 1 });\na.b = 2;\nreturn <i>{a.b}</i>;')],
  [
    'globals',
    'a written variable of the module',
    inReact('count = 1;\nreturn <i>{count}</i>;', 'export let count = 0;'),
  ],
  ['refs', 'a ref read while rendering', inReact('const ref = useRef(1);\nreturn <i>{ref.current}</i>;')],
  ['refs', 'a ref written while rendering', inReact('const ref = useRef(1);\nref.current = 2;\nreturn null;')],
  [
    'set-state-in-effect',
    'a state set by an effect',
    inReact('const [a, setA] = useState(1);\nuseEffect(() => { setA(2); }, []);\nreturn <i>{a}</i>;'),
  ],
  ['error-boundaries', 'a component in a try', inReact('try { return <i />; } catch { return null; }')],
  ['purity', 'chance while rendering', inReact('return <i>{Math.random()}</i>;')],
  [
    'set-state-in-render',
    'a state set while rendering',
    inReact('const [a, setA] = useState(1);\nsetA(2);\nreturn <i>{a}</i>;'),
  ],
  ['unsupported-syntax', 'eval', inReact("return <i>{eval('1')}</i>;")],
  [
    undefined,
    'a component that follows the rules',
    inReact(
      'const [a, setA] = useState(1);\nconst { onTap } = props;\nuseEffect(() => { onTap(); }, [onTap]);\nreturn <i onClick={() => { setA(2); }}>{a}</i>;',
    ),
  ],
];
