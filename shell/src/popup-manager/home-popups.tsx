import { endpoints, type Popup } from '@dongne/contract';
import { queryOf, returnTo } from '@dongne/platform';
import { Button, Dialog } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { BottomPopup } from './bottom-popup';
import { storePopupClosed, popupManagerAtom, type PopupPlace } from './popup-manager';

/** Operators' popups of Home: one in the middle above one at the bottom. None without a response. */
export const HomePopups = () => {
  const [{ closeMiddle, closeBottom }, dispatch] = useAtom(popupManagerAtom);
  const { data } = useQuery({
    ...queryOf(endpoints.popupsOfHome),
    enabled: closeMiddle === 'N' || closeBottom === 'N',
  });
  const middle = closeMiddle === 'N' ? (data?.middle ?? null) : null;
  const bottom = closeBottom === 'N' ? (data?.bottom ?? null) : null;
  return (
    <>
      {bottom !== null && (
        <BottomPopup
          title={bottom.title}
          actions={
            <>
              <NotToday place="bottom" onClose={() => dispatch('bottom')} />
              <Follow popup={bottom} onClose={() => dispatch('bottom')} />
            </>
          }
          onClose={() => dispatch('bottom')}
        >
          {bottom.text}
        </BottomPopup>
      )}
      {middle !== null && (
        <MiddlePopup
          popup={middle}
          onClose={() => dispatch('middle')}
          onCloseAll={bottom === null ? undefined : () => dispatch('all')}
        />
      )}
    </>
  );
};

interface PopupProps {
  readonly popup: Popup;
  /** Closes it for this visit. */
  readonly onClose: () => void;
}

const MiddlePopup = ({ popup, onClose, onCloseAll }: PopupProps & { onCloseAll: (() => void) | undefined }) => (
  <Dialog
    open
    onEscape={onClose}
    title={popup.title}
    vertical
    actions={
      <>
        <Follow popup={popup} onClose={onClose} />
        <NotToday place="middle" onClose={onClose} />
        {onCloseAll !== undefined && (
          <Button size="medium" tone="ghost" onClick={onCloseAll}>
            모두 닫기
          </Button>
        )}
        <Button size="medium" tone="ghost" onClick={onClose}>
          닫기
        </Button>
      </>
    }
  >
    {popup.text}
  </Dialog>
);

/** Link of a popup; restricted to paths of the app, whatever the operators have entered. */
const Follow = ({ popup: { path }, onClose }: PopupProps) => {
  const navigate = useNavigate();
  if (path === null) return null;
  const follow = (): void => {
    onClose();
    void navigate(returnTo(path));
  };
  return (
    <Button size="medium" onClick={follow}>
      자세히 보기
    </Button>
  );
};

const NotToday = ({ place, onClose }: { place: PopupPlace; onClose: () => void }) => {
  const close = (): void => {
    storePopupClosed(place);
    onClose();
  };
  return (
    <Button size="medium" tone="ghost" onClick={close}>
      오늘 하루 보지 않기
    </Button>
  );
};
