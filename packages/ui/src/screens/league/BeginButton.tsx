import type { ReactNode } from 'react';
import { Button, Form, type ButtonProps, type Place } from '../../ui.ts';

interface BeginButtonProps extends Pick<ButtonProps, 'look' | 'compact' | 'icon' | 'pending'> {
  /** The page itself, which is told by a form what to begin (field `begin`). */
  action: Place;
  begins: 'find' | 'friend' | 'play';
  disabled?: boolean;
  onBegin: () => void;
  children: ReactNode;
}

/**
 * Begins what a script does. Pressed before the script is there, its form asks for the page again, which then
 * begins by itself: on a slow line nobody presses in vain.
 */
export function BeginButton({ action, begins, onBegin, children, ...look }: BeginButtonProps) {
  return (
    <Form
      action={action}
      reload
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <Button {...look} name="begin" value={begins}>
        {children}
      </Button>
    </Form>
  );
}
