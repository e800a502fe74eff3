import type { ReactNode } from "react";
import type { Guide } from "#lib/contract/guides/guide.ts";
import { DocsFrame, type DocsLists } from "./docs-frame.tsx";
import { DocsSteps } from "./docs-steps.tsx";
import { GuideText } from "./guide-text.tsx";

type Props = DocsLists & {
	page: Guide;
	/** Below its text. */
	children?: ReactNode;
};

/** A guide, or a page of the reference without operations, with its contents and the pages before and after it. */
export function TextPage({ page, children, ...lists }: Props) {
	return (
		<DocsFrame {...lists} current={page.path}>
			<h1 className="text-pretty font-semibold text-display">{page.title}</h1>
			<Contents page={page} />
			<GuideText tokens={page.tokens} />
			{children}
			<DocsSteps {...lists} current={page.path} />
		</DocsFrame>
	);
}

function Contents({ page: { tokens, sections } }: { page: Guide }) {
	const titles = tokens.flatMap((token) => (token.type === "heading" && token.depth === 2 ? [token.text] : []));
	const shown = sections.filter(({ title }) => titles.includes(title));
	if (shown.length < 2) return null;
	return (
		<nav aria-label="On this page" className="rounded-card border border-line bg-surface px-4 py-3">
			<ul className="gap-x-8 sm:columns-2">
				{shown.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`} className="block py-1 text-ink-soft hover:text-ink hover:underline">
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
