import type { Area } from '@dongne/contract';
import { popups } from '@dongne/platform';
import { IconButton, TextField } from '@dongne/ui';
import { Search, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AreaList, OUT_OF_SERVICE } from './area-list';
import { LocateButton } from './locate-button';
import { PostcodeButton } from './postcode-button';
import { useAreaSearch } from './use-area-search';

interface AreaSearchProps {
  /** Search text, stored by the page to survive navigation. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called for served areas only; any other shows an error. */
  readonly onChoose: (area: Area) => void;
  /** Focuses the field when the search is the only task. */
  readonly takesFocus?: boolean;
  /** Alternatives to typing besides geolocation, hidden while typing. */
  readonly shortcuts?: ReactNode;
}

/**
 * Search for an address or the current neighbourhood. A plain text box controls the list below by arrow keys and Enter;
 * the list is always mounted, without a popup.
 */
export function AreaSearch({ typed, onType, onChoose, takesFocus = false, shortcuts }: AreaSearchProps) {
  const listId = useId();
  const results = useAreaSearch(typed);
  const [pointedAt, setPointedAt] = useState<string>();
  const areas = results.state === 'ready' ? results.value : [];
  const index = areas.findIndex(({ label }) => label === pointedAt);

  const choose = (area: Area) => {
    if (area.inService) onChoose(area);
    else popups.toast(OUT_OF_SERVICE, { tone: 'error' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Ignores Enter and arrows during IME composition.
    if (event.nativeEvent.isComposing || areas.length === 0) return;
    const pointed = areas[index];
    if (event.key === 'Enter' && pointed) choose(pointed);
    else if (event.key === 'ArrowDown') setPointedAt(areas[Math.min(index + 1, areas.length - 1)]?.label);
    else if (event.key === 'ArrowUp') setPointedAt(areas[Math.max(index - 1, 0)]?.label);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextField
        label="주소 검색"
        hideLabel
        placeholder="예: 테헤란로 152, 역삼동 737"
        prefix={<Search aria-hidden="true" />}
        suffix={
          typed !== '' && (
            <IconButton label="지우기" onClick={() => onType('')}>
              <X aria-hidden="true" />
            </IconButton>
          )
        }
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKeyDown}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={50}
        autoFocus={takesFocus}
        aria-autocomplete="list"
        aria-controls={areas.length > 0 ? listId : undefined}
        aria-activedescendant={index >= 0 ? `${listId}-${index}` : undefined}
      />
      {typed === '' && (
        <>
          <LocateButton onFind={onChoose} />
          <PostcodeButton onFind={onChoose} />
          {shortcuts}
        </>
      )}
      <AreaList id={listId} results={results} pointedAt={pointedAt} onChoose={choose} />
    </>
  );
}
