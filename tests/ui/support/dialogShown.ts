import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Returns the only dialog once its code has come: until then another one stands in for it. */
export const dialogShown = () =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog');
    expect(dialog.dataset['coming']).toBeUndefined();
    return dialog;
  });
