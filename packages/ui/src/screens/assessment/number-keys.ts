import { useEffect } from 'react';
import { shortcutOf } from '../../shortcut.ts';

/** The keys 1 to 9 choose an answer, when nothing is being typed. */
export function useNumberKeys(root: { current: HTMLElement | null }) {
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(key)) return;
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select')) return;
      const input = root.current?.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')[Number(key) - 1];
      input?.focus();
      input?.click();
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [root]);
}
