import { useTranslation } from 'react-i18next';
import { Button, Form, Notice, TextArea } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import * as css from './LessonScreen.css.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface FeedbackProps {
  feedback: { stars: number; text: string } | null;
  action: Place;
  saved: boolean;
  /** The network dropped while it was sent. */
  unsent: boolean;
}

/**
 * How the lesson was, from one to five with an optional sentence; given once, changeable (rule learning 12).
 * Fields `stars`, `text`; `intent=feedback`.
 */
export function Feedback({ feedback, action, saved, unsent }: FeedbackProps) {
  const { t } = useTranslation('learning');
  return (
    <section className={css.feedback} aria-labelledby="feedback-title">
      <h2 id="feedback-title">{t('feedback.title')}</h2>
      {saved ? (
        <Notice tone="positive" live>
          {t('feedback.saved')}
        </Notice>
      ) : null}
      {unsent ? (
        <Notice tone="negative" live>
          {t('feedback.unsent')}
        </Notice>
      ) : null}
      <Form action={action} method="post">
        <input type="hidden" name="intent" value="feedback" />
        <fieldset>
          <legend>{t('feedback.legend')}</legend>
          <div className={css.stars}>
            {STARS.map((stars) => (
              <label key={stars} className={css.star}>
                <input
                  type="radio"
                  name="stars"
                  value={stars}
                  defaultChecked={feedback?.stars === stars}
                  required
                  aria-label={t('feedback.stars', { count: stars })}
                />
                <span>{stars}</span>
              </label>
            ))}
          </div>
          <p className={css.scale} aria-hidden>
            <span>{t('feedback.worst')}</span>
            <span>{t('feedback.best')}</span>
          </p>
        </fieldset>
        <TextArea label={t('feedback.text')} name="text" rows={3} maxLength={1000} optional defaultValue={feedback?.text} />
        <p>
          <Button look="line" compact>
            {t(feedback ? 'feedback.change' : 'feedback.action')}
          </Button>
        </p>
      </Form>
    </section>
  );
}
