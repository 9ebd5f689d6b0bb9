import { FORM_LETTERS, searchText } from '@dongne/contract';
import { IconButton, TextField } from '@dongne/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches';
import { RecentSearches } from './recent-searches-list';

/** Debounce of typing, about the pause between two words. */
const REST_MS = 300;

interface ShopListSearchProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Search for shops by name, dong, piece or initial consonants while typing, with recent searches. */
export const ShopListSearch = ({ q, onSearch }: ShopListSearchProps) => {
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  const [asked, setAsked] = useState(q);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState(recentSearches);

  // Syncs a text changed elsewhere or by history, but ignores responses to its own earlier input while typing.
  if (q !== shown) {
    setShown(q);
    if (q !== asked) {
      setAsked(q);
      setText(q);
    }
  }

  useEffect(() => {
    const wanted = searchText(text);
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, asked, onSearch]);

  const search = (typed: string): void => {
    const wanted = searchText(typed);
    setText(wanted);
    setAsked(wanted);
    setOpen(false);
    setRecent(rememberSearch(wanted));
    onSearch(wanted);
  };

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
      onFocus={() => setOpen(true)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        setRecent(rememberSearch(text));
      }}
    >
      <TextField
        label="세탁소 검색"
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="세탁소, 동네, 품목으로 찾기"
        maxLength={FORM_LETTERS.shopSearch}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        prefix={<Search size={20} aria-hidden="true" />}
        suffix={
          text !== '' && (
            <IconButton label="검색어 지우기" onClick={() => search('')}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {isOpen && text === '' && recent.length > 0 && (
        <RecentSearches
          searches={recent}
          onChoose={search}
          onForget={(forgotten) => setRecent(forgetSearch(forgotten))}
        />
      )}
    </Form>
  );
};

const Form = styled.form`
  position: relative;
  margin-top: ${({ theme }) => theme.space[2]};
`;
