/**
 * Distance in CSS px between the top of a section and its place: right below header and bar, or as far up as the page
 * can scroll. Null when the section is missing. Runs inside the page.
 */
export function missOfSection(id: string): number | null {
  const section = document.getElementById(id);
  if (section === null) return null;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const wanted = section.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
  const most = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.max(0, Math.min(wanted, most)));
}
