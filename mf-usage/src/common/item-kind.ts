import type { RequestItem } from '@dongne/contract';

/** What an item is, beside its name: nothing where the name says it already. */
export const itemKindOf = ({
  kind,
  category,
  name,
}: Pick<RequestItem, 'kind' | 'category' | 'name'>): string | undefined => {
  const text = kind === 'mend' ? '수선' : category;
  return text === name ? undefined : text;
};
