import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The only dialog, once it is itself: while its code is on its way another one stands in for it. */
export const dialogShown = () =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog');
    expect(dialog.dataset['coming']).toBeUndefined();
    return dialog;
  });
