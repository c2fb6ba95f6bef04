import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  tone: 'positive' | 'negative' | 'info';
  title?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears; news that stood there from the start is not. */
  live?: boolean;
  children?: ReactNode;
}

const icons: Record<NoticeProps['tone'], IconName> = { positive: 'check', negative: 'alert', info: 'info' };

/** News in the flow of the page: something went well, did not, or is worth knowing. */
export const Notice = ({ tone, title, action, live = false, children }: NoticeProps) => (
  <div className={css.notice({ tone })} {...(live ? { role: tone === 'negative' ? 'alert' : 'status' } : {})}>
    <Icon name={icons[tone]} />
    <div>
      {title ? <strong className={css.title}>{title}</strong> : null}
      {children}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  </div>
);
