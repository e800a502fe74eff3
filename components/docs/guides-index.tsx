import { DocsCards, DocsFrame, type DocsLists } from "./docs-frame.tsx";

/** Every guide by group. */
export function GuidesIndex(lists: DocsLists) {
	const groups = [...new Set(lists.guides.map(({ group }) => group))];
	return (
		<DocsFrame {...lists} current="/docs/guides">
			<h1 className="text-pretty font-semibold text-display">Guides</h1>
			{groups.map((group) => (
				<section key={group} className="mt-2 flex flex-col gap-3">
					<h2 className="font-semibold text-title">{group}</h2>
					<DocsCards pages={lists.guides.filter((guide) => guide.group === group)} />
				</section>
			))}
		</DocsFrame>
	);
}
