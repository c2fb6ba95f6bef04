import { formatDate, formatNumber } from '@darb/language';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button, Card, Chip, EmptyState, Isolate, Link, Ltr, Page, useLocale } from '../../../ui.ts';
import { useHydrated } from '../../../hydrated.ts';
import * as css from '../money.css.ts';
import { PageLinks } from '../PageLinks.tsx';
import { PurseSlab } from '../PurseSlab.tsx';
import type { Friend, InviteActions, InviteScreenProps } from '../wallet-props.ts';
import * as own from './InviteScreen.css.ts';

/** Whole dinars of a reward (rule billing 11). */
const REWARD = 5;

/** One's own link for friends, and what became of those who came by it (reference `invite-friends`). */
export function InviteScreen({ actions, ...props }: InviteScreenProps & { actions: InviteActions }) {
  const { t } = useTranslation('wallet');
  return (
    <Page>
      <div>
        <h1>{t('invite.title')}</h1>
        <p className={css.lead}>{t('invite.lead')}</p>
      </div>
      <div className={css.columns}>
        <div className={css.parts}>
          <OwnLink {...props} actions={actions} />
          <Card title={t('invite.friends')} titleId="friends">
            {props.state === 'empty' ? (
              <EmptyState title={t('invite.empty.title')} headingLevel={3}>
                {t('invite.empty.text')}
              </EmptyState>
            ) : (
              <>
                <p className={css.soft}>{t('invite.count', { count: props.total })}</p>
                <ul className={css.rows}>
                  {props.friends.map((friend) => (
                    <FriendRow key={friend.joinedAt + friend.name} {...friend} />
                  ))}
                </ul>
                <PageLinks older={props.older} newer={props.newer} />
              </>
            )}
          </Card>
        </div>
        <div className={css.parts}>
          <PurseSlab {...props.purse} />
          <Link className={css.link} to={props.wallet}>
            {t('rows.moves')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

function OwnLink({ address, code, squares, actions }: InviteScreenProps & { actions: InviteActions }) {
  const { t } = useTranslation('wallet');
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const text = t('invite.message');
  return (
    <Card title={t('invite.link')} titleId="link">
      <div className={own.link}>
        <div>
          <p className={own.field} dir="ltr">
            {address}
          </p>
          <div className={own.acts}>
            {isHydrated ? (
              <Button type="button" icon="copy" onClick={() => void actions.copy(address).then(setCopied)}>
                {t('invite.copy')}
              </Button>
            ) : null}
            {isHydrated ? (
              <Button type="button" look="quiet" icon="share" onClick={() => void actions.share(text, address).then(setCopied)}>
                {t('invite.share')}
              </Button>
            ) : null}
            <a className={css.link} href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`} rel="noreferrer">
              {t('invite.whatsapp')}
            </a>
            <a className={css.link} href={`sms:?&body=${encodeURIComponent(`${text} ${address}`)}`}>
              {t('invite.sms')}
            </a>
          </div>
          <p className={css.soft} role="status">
            {isCopied ? t('invite.copied') : ''}
          </p>
          <p className={css.soft}>{t('invite.privacy')}</p>
        </div>
        <div className={own.qr}>
          <Squares rows={squares} label={t('invite.squares')} />
          <p>
            <Trans t={t} i18nKey="invite.orCode" components={{ code: <Ltr>{code}</Ltr> }} />
          </p>
        </div>
      </div>
    </Card>
  );
}

/** The squares of a QR code as one drawing. */
function Squares({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === '1' ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

function FriendRow({ name, joinedAt, rewardedAt }: Friend) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  return (
    <li className={`${css.row} ${own.friend}`}>
      <Avatar name={name} picture={null} />
      <div>
        <b className={css.name}>
          <Isolate>{name}</Isolate>
        </b>
        <div className={css.soft}>
          {rewardedAt === null
            ? t('invite.joined', { date: formatDate(locale, joinedAt) })
            : t('invite.redeemed', { date: formatDate(locale, rewardedAt) })}
        </div>
      </div>
      <div className={own.state}>
        {rewardedAt === null ? (
          <Chip tone="reward">{t('invite.waiting')}</Chip>
        ) : (
          <Chip tone="positive">
            <Ltr>{formatNumber(locale, REWARD, { signDisplay: 'always' })}</Ltr>
          </Chip>
        )}
      </div>
    </li>
  );
}
