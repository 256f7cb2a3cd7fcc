/** A guide as the page shows and searches it. Loaded when somebody opens one. */

import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  anchor: string;
  title: string;
  html: string;
  passages: string[]; // what is searched: paragraphs, items, tables, as plain text
}
export interface Guide {
  title: string;
  intro: string; // HTML
  sections: Section[];
}

const HEADING = /^(.*?)\s*\{#([\w-]+)\}\s*$/;

/** `link` says where a reference to another section leads: a bare #anchor would lead to the page's base. */
export function read(source: string, link: (anchor: string) => string): Guide {
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => escape(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (href.startsWith('#')) {
          return `<a href="${escape(link(href.slice(1)))}" data-anchor="${escape(href.slice(1))}">${words}</a>`;
        }
        return /^https?:/.test(href) ? `<a href="${escape(href)}" rel="noreferrer">${words}</a>` : words;
      },
      image: ({ text }) => escape(text),
      // a table may be wider than a phone
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          cells
            // a corner without words heads nothing
            .map((cell) => [cell.text ? tag : 'td', this.parser.parseInline(cell.tokens)])
            .map(([tag, words]) => `<${tag}>${words}</${tag}>`)
            .join('');
        const body = token.rows.map((cells) => `<tr>${row(cells, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${row(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const guide: Guide = { title: '', intro: '', sections: [] };
  let pending: Token[] = [];
  const flush = () => {
    const section = guide.sections.at(-1);
    const html = marked.parser(pending);
    if (section) Object.assign(section, { html, passages: pending.flatMap(passages) });
    else guide.intro = html;
    pending = [];
  };
  for (const token of marked.lexer(source)) {
    if (token.type !== 'heading') {
      pending.push(token);
      continue;
    }
    const [, title, anchor] = HEADING.exec(token.text) ?? [];
    if (!anchor) {
      guide.title ||= token.text;
      continue;
    }
    flush();
    guide.sections.push({ anchor, title: title!, html: '', passages: [] });
  }
  flush();
  return guide;
}

function passages(token: Token): string[] {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items.map((item) => words(item.tokens));
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((cells) => cells.map((cell) => words(cell.tokens)).join(' · '));
    }
    case 'space':
      return [];
    default:
      return [words([token])];
  }
}

function words(tokens: Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? words(token.tokens) : 'text' in token ? token.text : ' ',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const SPECIAL: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => SPECIAL[char]!);
}
