import { formatDate, formatNumber, isolated } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, LocalizedText, Ltr, Page, useLocale } from '../../../ui.ts';
import * as css from '../money.css.ts';
import { MoneyRow } from '../MoneyRow.tsx';
import { PageLinks } from '../PageLinks.tsx';
import { PurseSlab } from '../PurseSlab.tsx';
import type { WalletRow, WalletScreenProps } from '../wallet-props.ts';

/** The wallet: what is in it, and each row that it is the sum of. */
export function WalletScreen(props: WalletScreenProps) {
  const { t } = useTranslation('wallet');
  const { purse, invite, older, newer } = props;
  const inviting = invite ? (
    <Button to={invite} icon="gift">
      {t('invite.title')}
    </Button>
  ) : null;
  return (
    <Page>
      <div>
        <h1>{t('rows.title')}</h1>
        <p className={css.lead}>{t('rows.lead')}</p>
      </div>
      <div className={css.columns}>
        <div className={css.parts}>
          {props.state === 'empty' ? (
            <EmptyState title={t('rows.empty.title')} action={inviting}>
              {t('rows.empty.text')}
            </EmptyState>
          ) : (
            <Card title={t('rows.moves')} titleId="moves">
              <ul className={css.rows}>
                {props.rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </ul>
              <PageLinks older={older} newer={newer} />
            </Card>
          )}
        </div>
        <div className={css.parts}>
          <PurseSlab {...purse} />
          {props.state === 'empty' ? null : inviting}
        </div>
      </div>
    </Page>
  );
}

function Row({ row }: { row: WalletRow }) {
  const locale = useLocale();
  const { t } = useTranslation('wallet');
  const { amount, balance, at } = row;
  return (
    <MoneyRow
      title={
        <span>
          <Reason row={row} />
        </span>
      }
      about={formatDate(locale, at)}
    >
      <span className={amount > 0 ? css.gained : css.taken}>
        <Ltr>{formatNumber(locale, amount, { signDisplay: 'always' })}</Ltr>
      </span>
      <span className={css.soft}>{t('rows.balance', { amount: formatNumber(locale, balance) })}</span>
    </MoneyRow>
  );
}

function Reason({ row: { kind, friend, program } }: { row: WalletRow }) {
  const { t } = useTranslation('wallet');
  switch (kind) {
    case 'welcome':
      return t('rows.welcome');
    case 'bonus':
      return t('rows.bonus');
    case 'reward':
      return friend === null ? t('rows.rewardOfNobody') : t('rows.reward', { name: isolated(friend) });
    case 'spent':
      return program === null ? (
        t('rows.spentOnKey')
      ) : (
        <Trans t={t} i18nKey="rows.spent" components={{ program: <LocalizedText value={program} /> }} />
      );
  }
}
