import type { RequestItem } from '@dongne/contract';

/** Kind of an item to show next to its name; nothing when the name already says it. */
export const itemKindOf = ({
  kind,
  category,
  name,
}: Pick<RequestItem, 'kind' | 'category' | 'name'>): string | undefined => {
  const text = kind === 'mend' ? '수선' : category;
  return text === name ? undefined : text;
};
