import { ArrowLeft, ArrowRight } from "lucide-react";
import type { DocsLists } from "./docs-frame.tsx";
import type { DocsLink } from "./docs-sidebar.tsx";

/** The pages before and after the one that is shown. */
export function DocsSteps({ reference, guides, current }: DocsLists & { current: string }) {
	const pages = current.startsWith("/docs/guides") ? guides : reference;
	const at = pages.findIndex(({ path }) => path === current);
	return (
		<nav aria-label="Other pages" className="mt-8 flex flex-wrap justify-between gap-3 border-line border-t pt-6">
			<Step page={pages[at - 1]} label="Previous" />
			<Step page={pages[at + 1]} label="Next" />
		</nav>
	);
}

function Step({ page, label }: { page: DocsLink | undefined; label: "Previous" | "Next" }) {
	if (!page) return <span />;
	const Arrow = label === "Next" ? ArrowRight : ArrowLeft;
	return (
		<a
			href={page.path}
			className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
		>
			{label === "Previous" ? <Arrow size={16} aria-hidden="true" /> : null}
			<span>
				<span className="block text-ink-soft text-xs">{label}</span>
				<span className="font-medium">{page.title}</span>
			</span>
			{label === "Next" ? <Arrow size={16} aria-hidden="true" /> : null}
		</a>
	);
}
