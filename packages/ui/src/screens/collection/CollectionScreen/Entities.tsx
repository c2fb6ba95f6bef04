import { formatNumber } from '@darb/language';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Facts, Form, Icon, Link, LocalizedText, Num, RichText, SubjectTile, VisuallyHidden, useLocale } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import * as css from '../collection.css.ts';
import type { ShownEntity, TakenOut } from '../props.ts';
import type { drag as startDrag } from './drag.ts';

interface EntitiesProps {
  entities: readonly ShownEntity[];
  /** Null where it is another's. */
  own: { action: Place; taken: readonly TakenOut[]; move: (entity: string, to: number) => void } | null;
}

/** What is in a collection, in its order; its student drags it, or moves it by buttons, and takes it out. */
export function Entities({ entities, own }: EntitiesProps) {
  const { t } = useTranslation('collection');
  const [drag, setDrag] = useState<typeof startDrag>();
  const [said, say] = useState('');
  const isOwn = own !== null;
  useEffect(() => {
    // a second grip for what buttons do: the first view does without it
    if (isOwn) void import('./drag.ts').then((module) => setDrag(() => module.drag));
  }, [isOwn]);
  const taken = own?.taken ?? [];
  const last = entities.length;
  const onSubmit = (place: number) => (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const to = submitter instanceof HTMLButtonElement ? { up: place - 1, down: place + 1 }[submitter.value] : undefined;
    if (to !== undefined && to >= 1 && to <= last) say(t('moved', { from: place, to }));
  };
  return (
    <>
      <ol className={css.list}>
        {entities.map((entity, index) => {
          const place = index + 1;
          return [
            <Taken key={`out ${place}`} taken={taken.filter((one) => one.place === place)} action={own?.action ?? ''} />,
            <Entity key={entity.id} entity={entity} place={place}>
              {own === null ? null : (
                <>
                  <Acts id={entity.id} entity={entity} place={place} last={last} action={own.action} onSubmit={onSubmit(place)} />
                  {drag && last > 1 ? (
                    <span
                      className={`${css.grip} ${css.onScreen}`}
                      aria-hidden="true"
                      onPointerDown={(event) =>
                        drag(event.nativeEvent, event.currentTarget, (to) => {
                          say(t('moved', { from: place, to }));
                          own.move(entity.id, to);
                        })
                      }
                    />
                  ) : null}
                </>
              )}
            </Entity>,
          ];
        })}
        <Taken taken={taken.filter((one) => one.place > last)} action={own?.action ?? ''} />
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

function Entity({ entity: { type, shown }, place, children }: { entity: ShownEntity; place: number; children: ReactNode }) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  return (
    <li className={css.entity} data-entity="">
      <span className={css.place}>
        <Num>{formatNumber(locale, place)}</Num>
      </span>
      {shown ? <SubjectTile {...shown.tile} large /> : <span className={css.gone} aria-hidden="true" />}
      <span className={css.entityName}>
        {shown ? (
          <Link to={shown.href}>
            {shown.title ? <LocalizedText value={shown.title} /> : null}
            {shown.stem ? <RichText value={shown.stem} /> : null}
          </Link>
        ) : (
          t(`gone.${type}`)
        )}
        <span className={css.facts}>
          <Facts>
            <span>{t(`type.${type}`)}</span>
            {shown ? (
              <span>
                <LocalizedText value={shown.subject} />
              </span>
            ) : null}
            {shown && shown.minutes !== null ? <span>{t('minutes', { count: shown.minutes })}</span> : null}
          </Facts>
        </span>
      </span>
      {children}
    </li>
  );
}

interface ActsProps {
  id: string;
  entity: ShownEntity;
  place: number;
  last: number;
  action: Place;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** At an end of the list a button stays, so that whoever holds it by keys does not lose it. */
function Acts({ id, entity: { type, of }, place, last, action, onSubmit }: ActsProps) {
  const { t } = useTranslation('collection');
  const way = (intent: 'up' | 'down', to: number, isEnd: boolean) => (
    <button
      className={css.act}
      name="intent"
      value={intent}
      aria-disabled={isEnd || undefined}
      aria-label={t(isEnd ? (intent === 'up' ? 'upEnd' : 'downEnd') : intent, { from: place, to })}
    >
      <span className={intent === 'up' ? css.up : undefined}>
        <Icon name="down" />
      </span>
    </button>
  );
  return (
    <Form action={action} method="post" className={`${css.acts} ${css.onScreen}`} onSubmit={onSubmit}>
      <input type="hidden" name="entity" value={id} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="order" value={place} />
      {way('up', place - 1, place === 1)}
      {way('down', place + 1, place === last)}
      <button className={css.act} name="intent" value="out" aria-label={t('out', { place })}>
        <Icon name="close" />
      </button>
    </Form>
  );
}

/** What was taken out stands where it was, to be put back (rule collection 11). */
function Taken({ taken, action }: { taken: readonly TakenOut[]; action: Place }) {
  const { t } = useTranslation('collection');
  return taken.map(({ type, of, place }) => (
    <li key={`${type} ${of}`} className={`${css.taken} ${css.onScreen}`}>
      <span role="status">{t(`taken.${type}`)}</span>
      <Form action={action} method="post">
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="order" value={place} />
        <Button look="line" compact name="intent" value="back">
          {t('undo')}
        </Button>
      </Form>
    </li>
  ));
}
