import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CatalogueLocale, intlLocale } from "#lib/i18n/locales.ts";

/** The look of a page of somebody who is not signed in (app/(auth)/layout.tsx); these pages have no scripts. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf8; --surface: #fff; --sunken: #f3f1ec; --ink: #1b1d21; --soft: #5a5f68;
	--line: #e7e4de; --seal: #1f4fd8; --strong: #1a43b8; --on: #fff }
@media (prefers-color-scheme: dark) {
	:root { --paper: #141517; --surface: #1c1e21; --sunken: #282b30; --ink: #eceae6; --soft: #a3a8b0;
		--line: #2e3136; --seal: #7b9cff; --strong: #97b1ff; --on: #0d1220 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink);
	font: 16px/24px "Inter Variable", system-ui, sans-serif; -webkit-font-smoothing: antialiased }
header { display: flex; align-items: center; gap: 8px; padding: 16px 20px; font-size: 14px; line-height: 20px;
	font-weight: 600; letter-spacing: -0.025em; color: var(--ink) }
header svg { color: var(--seal) }
main { width: 100%; max-width: 480px; margin: 0 auto; padding: 6vh 16px 64px }
h1 { font-size: 28px; line-height: 36px; font-weight: 600; margin: 0 0 8px; text-wrap: pretty }
p { color: var(--soft); margin: 0 0 16px; text-wrap: pretty; overflow-wrap: anywhere }
code { display: block; padding: 10px 12px; border-radius: 8px; background: var(--sunken); color: var(--ink);
	font: 14px/20px ui-monospace, SFMono-Regular, Menlo, monospace }
a, button { font: inherit; font-weight: 500; border-radius: 8px }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 0 }
.actions > * { flex: 1 1 auto; min-height: 44px; padding: 9px 20px; text-align: center; text-decoration: none;
	white-space: nowrap; border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer }
.actions > .primary { border-color: transparent; background: var(--seal); color: var(--on) }
.actions > .primary:hover { background: var(--strong) }
:focus-visible { outline: 2px solid var(--seal); outline-offset: 2px }
@media (min-width: 640px) {
	header { padding: 24px 32px }
	main { margin-top: 10vh; max-width: 448px; padding: 40px; border: 1px solid var(--line); border-radius: 12px;
		background: var(--surface) }
}
`;

/** components/ui/wordmark.tsx, which knows React. */
const MARK = `<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
<rect width="22" height="22" rx="6" fill="currentColor"/>
<path d="M5 13.8c2.2-5.6 4.6-7.7 5.8-6.9 1.3.9-1.7 5.2-.2 5.7 1.2.4 2.2-2.2 3.3-2 .9.2.4 1.7 1.3 1.9.6.1 1.2-.3 1.8-.9" fill="none" stroke="var(--on)" stroke-width="1.7" stroke-linecap="round"/>
<path d="M5 16.6h12" stroke="var(--on)" stroke-opacity=".55" stroke-width="1.2" stroke-linecap="round"/></svg>`;

/**
 * A whole page around its content, which is HTML.
 *
 * @param title as text, without anything that HTML reads
 */
export function pageFrame(locale: CatalogueLocale, title: string, content: string): string {
	return `<!doctype html><html lang="${intlLocale(locale)}"><head><meta charset="utf-8"><title>${title} · Signet</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg"><style>${fontFace()}${STYLE}</style></head>
<body><header>${MARK}Signet</header><main><h1>${title}</h1>${content}</main></body></html>`;
}

let face: string | undefined;

/** The product's type as part of the page: the files the build makes of it have names of their own. */
function fontFace(): string {
	face ??= readFace();
	return face;
}

function readFace(): string {
	const file = join("node_modules", "@fontsource-variable", "inter", "files", "inter-latin-wght-normal.woff2");
	const bytes = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file));
	const source = `url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2-variations")`;
	return `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: ${source} }`;
}
