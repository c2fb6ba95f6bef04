import { Trans, useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Form, type Place } from '../../../ui.ts';
import { BeginButton } from '../BeginButton.tsx';
import { NAME_CHOICES, type NameForm, type ShownPlayer, type Signals } from '../match-props.ts';
import { SignalsSwitch } from '../SignalsSwitch.tsx';
import * as css from './LobbyScreen.css.ts';

interface LobbyFootProps {
  name: NameForm;
  self: ShownPlayer;
  signals: Signals;
  /** Makes a link for a friend; null while something else goes on. */
  invite: { here: Place; onInvite: () => void } | null;
  isInviting: boolean;
}

/** What can be set before a match: a friend instead of anybody, sound and vibration, how the name appears. */
export function LobbyFoot({ name, self, signals, invite, isInviting }: LobbyFootProps) {
  const { t } = useTranslation('lobby');
  return (
    <ul className={css.foot}>
      {isInviting ? null : (
        <li>
          <div>
            <b>{t('friend.title')}</b>
            <span>{t('friend.lead')}</span>
          </div>
          <BeginButton
            compact
            look="quiet"
            icon="share"
            action={invite?.here ?? ''}
            begins="friend"
            disabled={invite === null}
            onBegin={() => invite?.onInvite()}
          >
            {t('friend.make')}
          </BeginButton>
        </li>
      )}
      <li>
        <div>
          <b>{t('signals.title')}</b>
          <span>{t(signals.areOn ? 'signals.on' : 'signals.off')}</span>
        </div>
        <SignalsSwitch {...signals} />
      </li>
      <li>
        <NameChoices name={name} self={self} />
      </li>
    </ul>
  );
}

const NameChoices = cachedFragment(function NameChoices({ name, self }: { name: NameForm; self: ShownPlayer }) {
  const { t } = useTranslation(['lobby', 'frame']);
  const shown = self.name === null ? <bdi>{t('frame:player.noName')}</bdi> : <bdi>{self.name}</bdi>;
  return (
    <details className={css.names} open={name.isRefused || undefined}>
      <summary>
        <span>
          <b>
            <Trans t={t} i18nKey="name.shown" components={{ name: shown }} />
          </b>
          <span>{t(`name.now.${name.choice}`)}</span>
        </span>
        <span className={css.change}>{t('name.change')}</span>
      </summary>
      <Form action={name.action} method="post" key={name.choice}>
        <fieldset className={css.nameChoices}>
          <legend>{t('name.legend')}</legend>
          {NAME_CHOICES.filter((choice) => choice !== 'alias' || name.hasAlias).map((choice) => (
            <label key={choice}>
              <input type="radio" name="choice" value={choice} defaultChecked={choice === name.choice} />
              <span>{t(`name.choice.${choice}`)}</span>
            </label>
          ))}
        </fieldset>
        {name.isRefused ? <p role="alert">{t('name.refused')}</p> : null}
        <Button compact look="line" pending={name.pending}>
          {t('name.save')}
        </Button>
      </Form>
    </details>
  );
});
