import { useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.tsx';
import type { ThirdParties } from './third-parties.ts';

/** Asks whether other companies may come in, and lets them; fetched where the operator has any. */
export default function Others(props: { companies: ThirdParties; about: string }) {
  const row = useMatches().at(-1)?.id ?? '';
  const { i18n } = useTranslation('frame');
  const [Fetched, setFetched] = useState<typeof Consent | null>(null);
  useEffect(() => {
    // without it nobody comes in
    void Promise.all([import('./consent.tsx'), i18n.loadNamespaces('consent')]).then(
      ([part]) => setFetched(() => part.Consent),
      () => undefined,
    );
  }, [i18n]);
  return Fetched ? <Fetched {...props} row={row} /> : null;
}
