import type { Guide } from "#lib/contract/guides/guide.ts";
import { DocsFrame, type DocsLists } from "./docs-frame.tsx";
import { DocsOperation, MethodBadge, type ShownOperation } from "./docs-operation.tsx";
import { DocsSteps } from "./docs-steps.tsx";
import { GuideText } from "./guide-text.tsx";

type Props = DocsLists & { page: Guide & { operations: readonly ShownOperation[] } };

/** A resource of the API: what it is, then every operation on it. */
export function ResourcePage({ page, ...lists }: Props) {
	const sections = page.operations.map(({ id, path }) => ({
		id,
		label: `${path.split("/").at(-1)}${path.startsWith("/v1-beta") ? " (beta)" : ""}`,
	}));
	return (
		<DocsFrame {...lists} current={page.path} sections={sections} isWide>
			<h1 className="text-pretty font-semibold text-display">{page.title}</h1>
			<div className="flex max-w-4xl flex-col gap-4">
				<GuideText tokens={page.tokens} />
				<Endpoints operations={page.operations} />
			</div>
			{page.operations.map((operation) => (
				<DocsOperation key={operation.id} operation={operation} />
			))}
			<DocsSteps {...lists} current={page.path} />
		</DocsFrame>
	);
}

function Endpoints({ operations }: { operations: readonly ShownOperation[] }) {
	return (
		<nav aria-label="Operations" className="rounded-card border border-line bg-surface py-2">
			<ul>
				{operations.map(({ id, method, path, summary }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-1.5 hover:bg-sunken sm:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1fr)]"
						>
							<MethodBadge method={method} />
							<span className="break-all font-mono text-xs leading-5">{path}</span>
							<span className="text-ink-soft max-sm:col-start-2">{summary}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
