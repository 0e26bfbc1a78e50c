/** Does something in a narrow window, where the phone's ways to buy are, and makes it wide again. */
export async function onPhone(act: () => Promise<void>): Promise<void> {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    await act();
  } finally {
    window.innerWidth = width;
  }
}
