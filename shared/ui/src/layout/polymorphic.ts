import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that can render another element or component: `<Button as={Link} to="/usage">`.
 * The component's own props win over those of the element.
 */
export type PolymorphicProps<E extends ElementType, Own> = Own & { readonly as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;
