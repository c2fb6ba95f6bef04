import type { Language } from '@darb/language';
import { createContext, useContext, type ReactNode } from 'react';
import type { HeadData } from './server/shown.ts';

/** Draws what stands in a guest's page for search engines and for whoever shares it. */
export type Sharing = (head: HeadData, language: Language) => ReactNode;

/**
 * Given on the server alone: no browser needs it, so none fetches it. React leaves what stands at the end of
 * a head and is not its own.
 */
export const SharingContext = createContext<Sharing | null>(null);
export const useSharing = (): Sharing | null => useContext(SharingContext);
