import { FORM_LETTERS, searchText } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** Search for shops by name, dong or piece. A plain form before the scripts have loaded. */
export const HomeSearch = () => {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(laundryPaths.search(searchText(typeof typed === 'string' ? typed : '')));
  };
  return (
    <Form role="search" action={laundryPaths.list()} onSubmit={search}>
      <Search size={20} aria-hidden="true" />
      <Input
        name="q"
        type="search"
        aria-label="세탁소 검색"
        placeholder="세탁소, 동네, 품목으로 찾기"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={FORM_LETTERS.shopSearch}
      />
    </Form>
  );
};

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: 0 ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.icon.secondary};
  background: ${({ theme }) => theme.color.surface.raised};
  border: 1px solid ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.large};

  &:focus-within {
    border-color: ${({ theme }) => theme.color.border.focus};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border.focus};
  }
`;

const Input = styled.input`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  color: ${({ theme }) => theme.color.text.primary};
  background: none;
  border: 0;
  outline: none;
`;
