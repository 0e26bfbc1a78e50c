/** Script of the gallery's page: search, filters, and the large view. It reads everything from the page itself. */
export const SCRIPT = `
const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const [search, findings, count, large] = ['search', 'findings', 'count', 'large'].map(byId);
const cards = [...document.querySelectorAll('article')];
let shown = cards;
let current = null;
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  shown = cards.filter((card) => {
    const has = words.every((word) => card.dataset.words.includes(word)) && (!findings.checked || 'findings' in card.dataset);
    card.hidden = !has;
    return has;
  });
  for (const section of document.querySelectorAll('main > section[id^="part-"]')) {
    const left = section.querySelectorAll('article:not([hidden])').length;
    section.hidden = left === 0;
    const link = document.querySelector('nav a[href="#' + CSS.escape(section.id) + '"]');
    if (link) link.parentElement.hidden = left === 0;
  }
  byId('nothing').hidden = shown.length > 0;
  count.textContent = shown.length === cards.length ? cards.length + ' pictures' : shown.length + ' of ' + cards.length + ' pictures';
}
function choose() {
  for (const name of ['size', 'theme']) {
    const chosen = document.querySelector('input[name="' + name + '"]:checked');
    if (chosen) root.dataset[name] = chosen.value;
  }
  if (large.open) fill();
}
function fill() {
  const part = current.closest('section').querySelector('h2').textContent;
  const title = current.querySelector('h3').firstChild.textContent.trim();
  byId('large-title').textContent = part + ': ' + title;
  const pictures = [...current.querySelectorAll('.picture img')].filter((image) => image.classList.contains(root.dataset.size));
  byId('large-pictures').replaceChildren(...pictures.map((image) => {
    const figure = document.createElement('figure');
    const copy = document.createElement('img');
    copy.src = image.src;
    copy.width = image.getAttribute('width');
    copy.height = image.getAttribute('height');
    copy.alt = part + ', ' + title + ', ' + image.className;
    const caption = document.createElement('figcaption');
    caption.textContent = image.className;
    figure.append(copy, caption);
    return figure;
  }));
  byId('large-facts').replaceChildren(...[...current.querySelector('.more').children].map((one) => one.cloneNode(true)));
}
function show(card) {
  current = card;
  fill();
  history.replaceState(null, '', '#' + card.id);
  if (!large.open) large.showModal();
}
function step(by) {
  const at = shown.indexOf(current);
  const next = shown[(at + by + shown.length) % shown.length];
  if (next) show(next);
}
for (const card of cards) card.querySelector('.picture').addEventListener('click', () => show(card));
byId('close').addEventListener('click', () => large.close());
byId('before').addEventListener('click', () => step(-1));
byId('next').addEventListener('click', () => step(1));
large.addEventListener('click', (event) => { if (event.target === large) large.close(); });
large.addEventListener('close', () => current?.querySelector('.picture').focus());
addEventListener('keydown', (event) => {
  if (large.open && event.key === 'ArrowLeft') step(-1);
  else if (large.open && event.key === 'ArrowRight') step(1);
  else if (!large.open && event.key === '/' && document.activeElement !== search) { event.preventDefault(); search.focus(); }
});
search.addEventListener('input', filter);
findings.addEventListener('change', filter);
for (const input of document.querySelectorAll('input[type=radio]')) input.addEventListener('change', choose);
filter();
choose();
const linked = cards.find((card) => '#' + card.id === location.hash);
if (linked) show(linked);
`;
