import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Guide } from "#lib/contract/guides/guide.ts";
import { GuideFrame } from "./guide-frame.tsx";
import { GuideText } from "./guide-text.tsx";

type Props = { guides: readonly Guide[]; guide: Guide };

/** One guide, with its contents and the guides before and after it. */
export function GuidePage({ guides, guide }: Props) {
	const at = guides.indexOf(guide);
	return (
		<GuideFrame guides={guides} current={guide}>
			<h1 className="text-pretty font-semibold text-display">{guide.title}</h1>
			<Contents guide={guide} />
			<GuideText tokens={guide.tokens} />
			<nav aria-label="Next guides" className="mt-8 flex flex-wrap justify-between gap-3 border-line border-t pt-6">
				<Step guide={guides[at - 1]} label="Previous" />
				<Step guide={guides[at + 1]} label="Next" />
			</nav>
		</GuideFrame>
	);
}

function Contents({ guide: { tokens, sections } }: { guide: Guide }) {
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

function Step({ guide, label }: { guide: Guide | undefined; label: "Previous" | "Next" }) {
	if (!guide) return <span />;
	const Arrow = label === "Next" ? ArrowRight : ArrowLeft;
	return (
		<a
			href={`/docs/guides/${guide.slug}`}
			className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
		>
			{label === "Previous" ? <Arrow size={16} aria-hidden="true" /> : null}
			<span>
				<span className="block text-ink-soft text-xs">{label}</span>
				<span className="font-medium">{guide.title}</span>
			</span>
			{label === "Next" ? <Arrow size={16} aria-hidden="true" /> : null}
		</a>
	);
}
