import { useTranslation } from 'react-i18next';
import { Button, FieldError, Form, Notice, TextArea } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { OpinionRefused } from '../props.ts';
import * as css from './lesson-below.css.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface FeedbackProps {
  feedback: { stars: number; text: string } | null;
  action: Place;
  saved: boolean;
  /** The network dropped while it was sent. */
  unsent: boolean;
  refused: OpinionRefused | null;
}

/**
 * How the lesson was, from one to five with an optional sentence; given once, changeable (rule learning 12).
 * Fields `stars`, `text`; `intent=feedback`.
 */
export function Feedback({ feedback, action, saved, unsent, refused }: FeedbackProps) {
  const { t } = useTranslation('learning');
  const given = refused?.typed ?? { stars: String(feedback?.stars ?? ''), text: feedback?.text ?? '' };
  const textError = { tooLong: t('feedback.textTooLong'), unreadable: t('feedback.textUnreadable') };
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
        <fieldset aria-describedby={refused?.starsMissing ? 'stars-error' : undefined}>
          <legend>{t('feedback.legend')}</legend>
          <div className={css.stars}>
            {STARS.map((stars) => (
              <label key={stars} className={css.star}>
                <input
                  type="radio"
                  name="stars"
                  value={stars}
                  defaultChecked={given.stars === String(stars)}
                  required
                  aria-label={t('feedback.stars', { count: stars })}
                />
                <span>{stars}</span>
              </label>
            ))}
          </div>
          {refused?.starsMissing ? <FieldError id="stars-error">{t('feedback.starsMissing')}</FieldError> : null}
          <p className={css.scale} aria-hidden>
            <span>{t('feedback.worst')}</span>
            <span>{t('feedback.best')}</span>
          </p>
        </fieldset>
        <TextArea
          label={t('feedback.text')}
          name="text"
          rows={3}
          optional
          defaultValue={given.text}
          error={refused?.text ? textError[refused.text] : undefined}
        />
        <p>
          <Button look="line" compact>
            {t(feedback ? 'feedback.change' : 'feedback.action')}
          </Button>
        </p>
      </Form>
    </section>
  );
}
