import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Chip,
  EmptyState,
  Facts,
  Icon,
  IconButton,
  Link,
  LocalizedText,
  Notice,
  Num,
  Page,
  SubjectTile,
  Tabs,
  useForeign,
  useLocale,
} from '../../../ui.ts';
import { RowLink, Rows } from '../../RowLink/RowLink.tsx';
import type { HitSection, MarkedText, SearchActions, SearchScreenProps, ShownHit, SubjectPlace } from '../props.ts';
import { SearchField } from './SearchField.tsx';
import * as css from './SearchScreen.css.ts';

export type SearchScreenAll = SearchScreenProps & { actions: SearchActions };

/** Keeps what was typed apart from the sentence around it, whatever its direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What there is to learn, found by words. */
export function SearchScreen(props: SearchScreenAll) {
  const { t } = useTranslation('search');
  return (
    <Page>
      <div className={css.head}>
        <div>
          <h1>{t(props.state === 'start' ? 'start' : 'title')}</h1>
          <p className={css.lead} aria-live="polite">
            {props.state === 'results' ? t('count', { count: props.count, query: isolated(props.query) }) : t('lead')}
          </p>
        </div>
        <SearchField {...props} key={props.query} />
      </div>
      <Content {...props} />
    </Page>
  );
}

function Content(props: SearchScreenAll) {
  const { t } = useTranslation('search');
  switch (props.state) {
    case 'start':
      return <Subjects subjects={props.subjects} />;
    case 'empty':
      return (
        <>
          <EmptyState
            title={t('none', { query: isolated(props.query) })}
            action={
              props.everywhere ? (
                <Button look="line" to={props.everywhere}>
                  {t('everywhere')}
                </Button>
              ) : null
            }
          >
            {props.meant ? (
              <>
                {t('meant')}{' '}
                <Link to={props.meant.href}>
                  <bdi>{props.meant.text}</bdi>
                </Link>
                <br />
              </>
            ) : null}
            {t('tips')}
          </EmptyState>
          <Subjects subjects={props.subjects} />
        </>
      );
    case 'results':
      return <Results {...props} />;
  }
}

function Subjects({ subjects }: { subjects: readonly SubjectPlace[] }) {
  const { t } = useTranslation('search');
  if (subjects.length === 0) return null;
  return (
    <section>
      <h2 className={css.sectionTitle}>{t('fromSubject')}</h2>
      <Rows columns={3}>
        {subjects.map(({ id, title, tile, href }) => (
          <RowLink key={id} to={href} title={title} tile={tile} counts={[]} />
        ))}
      </Rows>
    </section>
  );
}

function Results(props: Extract<SearchScreenAll, { state: 'results' }>) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const single = props.sections.length === 1;
  return (
    <>
      {props.applied === null ? null : <Notice tone="info">{t('applied', { query: isolated(props.applied) })}</Notice>}
      <Tabs
        label={t('tabs.label')}
        tabs={props.tabs.map(({ tab, count, href, current }) => ({
          to: href,
          text: `${t(`tabs.${tab}`)} ${formatNumber(locale, count)}`,
          current,
        }))}
      />
      <Filters {...props} />
      {props.sections.map((section, index) => (
        <Section
          key={section.tab}
          section={section}
          titled={!single}
          before={props.sections.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0)}
          onTaken={(at) => props.actions.onTaken(props.query, at)}
        />
      ))}
      {props.newer !== null || props.older !== null ? (
        <nav className={css.pages} aria-label={t('pages')}>
          {props.newer === null ? null : (
            <Button look="line" compact to={props.newer}>
              {t('newer')}
            </Button>
          )}
          {props.older === null ? null : (
            <Button look="line" compact to={props.older}>
              {t('older')}
            </Button>
          )}
        </nav>
      ) : null}
    </>
  );
}

function Filters({ subjects, everySubject, open }: Extract<SearchScreenAll, { state: 'results' }>) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  if (subjects.length < 2 && open === null && !subjects.some(({ current }) => current)) return null;
  const isNarrowed = subjects.some(({ current }) => current);
  return (
    <nav className={css.filters} aria-label={t('filters.label')}>
      {open ? (
        <Link className={css.filter} to={open.href} aria-current={open.current ? 'true' : undefined}>
          {open.current ? <Icon name="check" small /> : null}
          {t('filters.open')}
        </Link>
      ) : null}
      {isNarrowed ? (
        <Link className={css.filter} to={everySubject}>
          <Icon name="close" small />
          {t('filters.allSubjects')}
        </Link>
      ) : null}
      {subjects.map(({ text, count, href, current }) => (
        <Link key={href} className={css.filter} to={href} aria-current={current ? 'true' : undefined}>
          {current ? <Icon name="check" small /> : null}
          <LocalizedText value={text} />
          <Num>{formatNumber(locale, count)}</Num>
        </Link>
      ))}
    </nav>
  );
}

interface SectionProps {
  section: HitSection;
  titled: boolean;
  /** How many hits stand before it. */
  before: number;
  onTaken: (order: number) => void;
}

function Section({ section: { tab, hits, all }, titled, before, onTaken }: SectionProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return (
    <section aria-labelledby={titled ? `found-${tab}` : undefined}>
      {titled ? (
        <div className={css.sectionHead}>
          <h2 className={css.sectionTitle} id={`found-${tab}`}>
            {t(`tabs.${tab}`)}
          </h2>
          {all ? <Link to={all.href}>{t('showAll', { number: formatNumber(locale, all.count) })}</Link> : null}
        </div>
      ) : null}
      <ul className={css.hits}>
        {hits.map((hit, index) => (
          <Hit key={hit.id} hit={hit} onTaken={() => onTaken(before + index)} />
        ))}
      </ul>
    </section>
  );
}

const Marked = ({ parts, lang }: { parts: MarkedText; lang: ShownHit['title']['lang'] }) => (
  <span {...useForeign(lang)}>{parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))}</span>
);

function Hit({ hit, onTaken }: { hit: ShownHit; onTaken: () => void }) {
  const { t } = useTranslation('search');
  return (
    <li className={css.hitRow}>
      <Link className={css.hit} to={hit.href} onClick={onTaken}>
        <SubjectTile {...hit.tile} large />
        <span className={css.words}>
          <span className={css.nameLine}>
            <b>
              <Marked {...hit.title} />
            </b>
            {hit.locked ? (
              <Chip icon="key" tone="caution">
                {t('locked')}
              </Chip>
            ) : null}
          </span>
          {hit.text ? (
            <span className={css.text}>
              <Marked {...hit.text} />
            </span>
          ) : null}
          <span className={css.facts}>
            <Facts>
              <span>{t(`type.${hit.type}`)}</span>
              {hit.program ? (
                <span>
                  <LocalizedText value={hit.program} />
                </span>
              ) : null}
              <span>
                <LocalizedText value={hit.subject} />
              </span>
              <span>
                <LocalizedText value={hit.subtopic} />
              </span>
              {hit.minutes === null ? null : <span>{t('minutes', { count: hit.minutes })}</span>}
              {hit.questions === null ? null : <span>{t('questions', { count: hit.questions })}</span>}
            </Facts>
          </span>
        </span>
      </Link>
      {hit.collect === null ? null : (
        <IconButton
          icon="mark"
          to={hit.collect}
          label={t('collect', { title: isolated(hit.title.parts.map(({ text }) => text).join('')) })}
        />
      )}
    </li>
  );
}
