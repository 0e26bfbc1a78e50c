/**
 * How far a section is from right below header and bar, or from as far up as the page reaches, in CSS px; null where it
 * is not there. Runs inside the page.
 */
export function missOfSection(id: string): number | null {
  const section = document.getElementById(id);
  if (section === null) return null;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const wanted = section.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
  const most = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.max(0, Math.min(wanted, most)));
}
