import { useTranslation } from 'react-i18next';
import { Button, VisuallyHidden } from '../../../ui.ts';
import type { LobbyScreenProps } from '../match-props.ts';
import * as css from './LobbyScreen.css.ts';

/** The link for a friend: to read, to copy, to hand to another app. */
export function Invitation({ link, isCopied, onCopy, onShare }: Extract<LobbyScreenProps, { state: 'inviting' }>) {
  const { t } = useTranslation('lobby');
  return (
    <section className={css.invitation} aria-labelledby="friend-link">
      <h2 id="friend-link">{t('friend.link')}</h2>
      <input
        className={css.link}
        readOnly
        value={link}
        dir="ltr"
        aria-labelledby="friend-link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.linkActs}>
        <Button type="button" compact look={onShare ? 'line' : 'primary'} icon={isCopied ? 'check' : 'copy'} onClick={onCopy}>
          {t(isCopied ? 'friend.copied' : 'friend.copy')}
        </Button>
        {onShare ? (
          <Button type="button" compact icon="share" onClick={() => onShare(t('friend.shareText'))}>
            {t('friend.share')}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('friend.copied') : null}</span>
      </VisuallyHidden>
    </section>
  );
}
