import { formatNumber } from '@darb/language';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  DrawnPart,
  Facts,
  Form,
  Link,
  LocalizedText,
  Menu,
  Num,
  RichText,
  VisuallyHidden,
  useLocale,
  type MenuItem,
} from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import * as css from '../collection.css.ts';
import { Picture } from '../Picture.tsx';
import type { EntityName, ShownEntity, TakenOut } from '../props.ts';
import type { drag as startDrag, Dragged } from './drag.ts';

interface EntitiesProps {
  entities: readonly ShownEntity[];
  /** Null where it is another's. */
  own: { action: Place; taken: readonly TakenOut[]; move: (entity: string, to: number) => void } | null;
}

/** What is in a collection, in its order; its student drags it, or moves it by buttons, and takes it out. */
export function Entities({ entities, own }: EntitiesProps) {
  const { t } = useTranslation('collection');
  const [drag, setDrag] = useState<typeof startDrag>();
  const status = useRef<HTMLSpanElement>(null);
  // said while a row is dragged, too often for the whole list to be drawn anew
  const say = (text: string): void => void (status.current && (status.current.textContent = text));
  const isOwn = own !== null;
  useEffect(() => {
    // a second grip for what buttons do: the first view does without it
    if (isOwn) void import('./drag.ts').then((module) => setDrag(() => module.drag));
  }, [isOwn]);
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // a row that was moved in the document has lost the focus on its way
    if (document.activeElement === document.body) held.current?.focus();
  }, [entities]);
  const taken = own?.taken ?? [];
  const last = entities.length;
  const onSubmit = (place: number) => (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const to = submitter instanceof HTMLButtonElement ? { up: place - 1, down: place + 1 }[submitter.value] : undefined;
    if (to === undefined) return;
    held.current = event.currentTarget.querySelector('summary');
    say(t('moved', { from: place, to }));
  };
  const move = (entity: string, from: number, to: number): void => {
    if (to < 1 || to > last) return say(t(to < 1 ? 'upEnd' : 'downEnd'));
    say(t('moved', { from, to }));
    own?.move(entity, to);
  };
  const dragged = (entity: string, from: number): Dragged => ({
    at: (to) => {
      const text = t(to === from ? 'stays' : 'moving', { from, to });
      say(text);
      return text;
    },
    dropped: (to) => move(entity, from, to),
  });
  const onKeyDown = (entity: string, place: number) => (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    held.current = event.currentTarget;
    move(entity, place, place + step);
  };
  return (
    <>
      <ol className={css.list}>
        {entities.flatMap((entity, index) => {
          const place = index + 1;
          return [
            <Taken key={`out ${place}`} taken={taken.filter((one) => one.place === place)} action={own?.action ?? ''} />,
            <Entity key={entity.id} entity={entity} place={place}>
              {own === null ? null : (
                <>
                  <Acts id={entity.id} place={place} last={last} action={own.action} onSubmit={onSubmit(place)} />
                  {drag && last > 1 ? (
                    <button
                      type="button"
                      className={`${css.grip} ${css.onScreen}`}
                      aria-label={t('grip', { place, last })}
                      onKeyDown={onKeyDown(entity.id, place)}
                      onPointerDown={(event) => drag(event.nativeEvent, event.currentTarget, dragged(entity.id, place))}
                    />
                  ) : null}
                </>
              )}
            </Entity>,
          ];
        })}
        <Taken taken={taken.filter((one) => one.place > last)} action={own?.action ?? ''} />
      </ol>
      {drag && last > 1 ? <p className={`${css.hint} ${css.onScreen}`}>{t('dragHint')}</p> : null}
      <VisuallyHidden>
        <span role="status" ref={status} />
      </VisuallyHidden>
    </>
  );
}

function Entity({ entity: { id, type, shown }, place, children }: { entity: ShownEntity; place: number; children: ReactNode }) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  return (
    <li className={css.entity} data-entity="">
      <span className={css.place}>
        <Num>{formatNumber(locale, place)}</Num>
      </span>
      {shown ? <Picture {...shown.picture} /> : <span className={css.gone} aria-hidden="true" />}
      {shown ? (
        <DrawnPart id={id} className={css.entityName} of={shown.name} as={Name} />
      ) : (
        <span className={css.entityName}>
          {t(`gone.${type}`)}
          <span className={css.facts} data-facts="">
            {t(`type.${type}`)}
          </span>
        </span>
      )}
      {children}
    </li>
  );
}

function Name({ type, href, title, stem, subject, minutes }: EntityName) {
  const { t } = useTranslation('collection');
  return (
    <>
      <Link to={href}>
        {title ? <LocalizedText value={title} /> : null}
        {stem ? <RichText value={stem} /> : null}
      </Link>
      <span className={css.facts} data-facts="">
        <Facts>
          <span>{t(`type.${type}`)}</span>
          <span>
            <LocalizedText value={subject} />
          </span>
          {minutes === null ? null : <span>{t('minutes', { count: minutes })}</span>}
        </Facts>
      </span>
    </>
  );
}

interface ActsProps {
  id: string;
  place: number;
  last: number;
  action: Place;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What can be done to an entity without dragging it, before and without JavaScript too. */
function Acts({ id, place, last, action, onSubmit }: ActsProps) {
  const { t } = useTranslation('collection');
  const ways: MenuItem[] = [
    ...(place > 1 ? [{ name: 'intent', value: 'up', text: t('up', { from: place, to: place - 1 }) }] : []),
    ...(place < last ? [{ name: 'intent', value: 'down', text: t('down', { from: place, to: place + 1 }) }] : []),
    { name: 'intent', value: 'out', text: t('out', { place }) },
  ];
  return (
    <Form action={action} method="post" className={css.onScreen} onSubmit={onSubmit}>
      <input type="hidden" name="entity" value={id} />
      <Menu dots label={t('acts', { place })} items={ways} />
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
